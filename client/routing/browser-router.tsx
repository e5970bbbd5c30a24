import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from "react";
import { NavigationType } from "react-router";
import { addressIn, placeAt, type Language } from "#rules/address";
import { arriveBy, makeNavigator } from "./history.ts";
import { useAwake } from "../store.ts";
import { PlacedRouter } from "./placed-router.tsx";

interface Props {
  /** What followed the path when the server wrote the page; null where it did not. */
  written: string | null;
  /** The language that is spoken. */
  language: Language;
  /** Called when the address goes to another language. */
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/**
 * The browser's address as React Router's `Router` takes it. Its own `BrowserRouter` does the same, but drags the
 * loaders, forms and prefetching of its other modes along, and writes into the history before anybody goes anywhere.
 *
 * Going to an address of another language has that spoken; when another is chosen, the address follows in place.
 */
export function BrowserRouter({ written, language, onLanguage, children }: Props) {
  const [at, arrive] = useState(() => arriveBy(NavigationType.Pop));
  const [navigator] = useState(() => makeNavigator(arrive));
  const isAwake = useAwake();
  useLayoutEffect(() => {
    const move = () => arrive(arriveBy(NavigationType.Pop));
    addEventListener("popstate", move);
    return () => removeEventListener("popstate", move);
  }, []);

  const place = placeAt(at.location.pathname);
  const speak = useEffectEvent(() => {
    if (place.language !== language) onLanguage(place.language);
  });
  useEffect(() => speak(), [place.language]);
  const follow = useEffectEvent(() => {
    const { search, hash } = at.location;
    if (place.language !== language) navigator.replace(addressIn(language, place.path + search + hash));
  });
  useEffect(() => follow(), [language]);

  // What followed the path and the server made nothing of is seen a moment later.
  const location =
    isAwake || written === null || written === at.location.search ? at.location : { ...at.location, search: written };
  return (
    <PlacedRouter navigator={navigator} location={location} navigationType={at.action}>
      {children}
    </PlacedRouter>
  );
}
