import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

type Params = string | Record<string, string>;

/** What follows the question mark of the address, and how to go to the same page with something else there. */
export function useSearchParams(): [URLSearchParams, (params: Params, options?: { replace?: boolean }) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (params: Params, { replace = false }: { replace?: boolean } = {}) =>
      void navigate(`?${new URLSearchParams(params)}`, { replace }),
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), go];
}
