/** @jsxRuntime automatic */
// Said here for tools that read no settings of TypeScript: tests of built pages load this file by itself.
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  replace?: boolean | undefined;
  state?: unknown;
  preventScrollReset?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The router's link without what only its framework uses (prefetching by manifest, discovery of routes), which is 2 KB of
 * script and an attribute of every link. Addresses of other sites are left to the browser.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ref, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  const foreign = typeof to === 'string' && elsewhere.test(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !foreign) follow(event);
  };
  return (
    <a {...rest} href={foreign ? to : href} target={target} ref={ref} onClick={click}>
      {children}
    </a>
  );
}

type NavLinkProps = Omit<LinkProps, 'className'> & {
  className?: string | ((state: { isActive: boolean }) => string | undefined) | undefined;
  /** Also current on this address alone, not on those below it. */
  end?: boolean | undefined;
};

function isCurrent(here: string, place: string, end: boolean): boolean {
  if (here === place) return true;
  return !end && here.startsWith(place.endsWith('/') ? place : `${place}/`);
}

/** A link that says whether it leads to the page that is shown. */
export function NavLink({ to, end = false, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const place = useResolvedPath(to).pathname;
  const isActive = isCurrent(pathname.toLowerCase(), place.toLowerCase(), end);
  const name = typeof className === 'function' ? className({ isActive }) : className;
  return <Link {...rest} to={to} className={name} aria-current={isActive ? 'page' : undefined} />;
}
