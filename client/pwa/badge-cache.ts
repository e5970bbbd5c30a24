/**
 * The cache by whose being there the service worker knows that one has chosen a number on the icon: it cannot read what
 * pages keep otherwise. Nothing is in it.
 */
export const BADGE_CACHE = "deke-badge";
