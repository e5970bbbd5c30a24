import { createPath, NavigationType, type Location, type Navigator, type To } from "react-router";

/** Where somebody is, and how he has come there: `POP` is by the browser itself. */
export interface Arrival {
  action: NavigationType;
  location: Pick<Location, "pathname" | "search" | "hash">;
}

/** Where the browser is. */
export function arriveBy(action: Arrival["action"]): Arrival {
  const { pathname, search, hash } = location;
  return { action, location: { pathname, search, hash } };
}

const addressOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

/**
 * Goes through the browser's history, as React Router's `Router` wants it. Its own history numbers its entries and writes
 * the first number as the page starts: that takes a phone 60 ms, and nobody here asks for a number.
 *
 * @param arrive is told of each place; of those that the browser goes to by itself, it hears as `popstate`
 */
export const makeNavigator = (arrive: (arrival: Arrival) => void): Navigator => ({
  createHref: addressOf,
  go: (steps) => history.go(steps),
  push(to) {
    history.pushState(null, "", addressOf(to));
    arrive(arriveBy(NavigationType.Push));
  },
  replace(to) {
    history.replaceState(null, "", addressOf(to));
    arrive(arriveBy(NavigationType.Replace));
  },
});
