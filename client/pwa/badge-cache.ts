/**
 * Name of an empty cache whose existence tells the service worker that the badge is on: it cannot read localStorage.
 */
export const BADGE_CACHE = "deke-badge";
