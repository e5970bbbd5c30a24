import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import { addressIn, placeAt, type Language } from "#rules/address";
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
 * loaders, forms and prefetching of its other modes along: with `Link` and `useSearchParams` 4 kB of a first load.
 *
 * Going to an address of another language has that spoken; when another is chosen, the address follows in place.
 */
export function BrowserRouter({ written, language, onLanguage, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [at, arrive] = useState({ action: history.action, location: history.location });
  const isAwake = useAwake();
  useLayoutEffect(() => history.listen(arrive), [history]);

  const place = placeAt(at.location.pathname);
  const speak = useEffectEvent(() => {
    if (place.language !== language) onLanguage(place.language);
  });
  useEffect(() => speak(), [place.language]);
  const follow = useEffectEvent(() => {
    const { search, hash } = at.location;
    if (place.language !== language) history.replace(addressIn(language, place.path + search + hash));
  });
  useEffect(() => follow(), [language]);

  // What followed the path and the server made nothing of is seen a moment later.
  const location =
    isAwake || written === null || written === at.location.search ? at.location : { ...at.location, search: written };
  return (
    <PlacedRouter navigator={history} location={location} navigationType={at.action}>
      {children}
    </PlacedRouter>
  );
}
