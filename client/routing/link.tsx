import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLocation, useNavigate } from "react-router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address of this site: a path, or what follows one, as in `?day=2026-11-21`. Another site’s, with its protocol, is a plain link. */
  to: string;
}

/** Whether a click is for this tab: with a key or the middle button it opens another. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

const isElsewhere = (to: string): boolean => /^[a-z]+:/.test(to);

/** A link to a page of this site, which is shown without loading anew. */
export function Link({ to, ...rest }: LinkProps) {
  return isElsewhere(to) ? <a {...rest} href={to} /> : <InnerLink {...rest} to={to} />;
}

function InnerLink({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? "_self") !== "_self") return;
    event.preventDefault();
    // Where one is already is no further step to go back.
    void navigate(to, { replace: href === pathname + search + hash });
  };
  return <a {...rest} href={href} onClick={follow} />;
}
