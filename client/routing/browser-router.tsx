import { useLayoutEffect, useState, type ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";

/**
 * The browser's address as React Router's `Router` takes it. Its own `BrowserRouter` does the same, but drags the
 * loaders, forms and prefetching of its other modes along: with `Link` and `useSearchParams` 4 kB of a first load.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [at, arrive] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(arrive), [history]);
  return (
    <Router navigator={history} location={at.location} navigationType={at.action}>
      {children}
    </Router>
  );
}
