/** @jsxRuntime automatic */
// Said here for tools that read no settings of TypeScript: tests of built pages load this file by itself.
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import {
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router';
import { isPlainClick } from './plain-click';
import { fromRoot } from './root-address';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  replace?: boolean | undefined;
  state?: unknown;
  preventScrollReset?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

type Click = MouseEvent<HTMLAnchorElement>;

/** A link whose click is `follow`'s, unless its page has dealt with it. */
function anchor(
  {
    onClick,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    ...rest
  }: Omit<LinkProps, 'to'>,
  href: string,
  follow?: (event: Click) => void,
) {
  const click = (event: Click) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow?.(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}

/** A part of the page, which keeps the query: what the visitor asked for stays. */
const isAnchor = (to: string) => to.startsWith('#');

/**
 * To an address from the root, or to a part of the page. It is written the same on every page, so that the link asks nothing of the
 * page that it stands in.
 */
function FixedLink({ to, ...props }: LinkProps & { to: string }) {
  const { navigator } = useContext(NavigationContext);
  return anchor(props, to, (event) => {
    const { replace, state, preventScrollReset, target } = props;
    if (!isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    const go = (replace ?? event.currentTarget.href === location.href) ? navigator.replace : navigator.push;
    const address = isAnchor(to) ? location.pathname + location.search + to : to;
    go(address, state, { ...(preventScrollReset !== undefined && { preventScrollReset }) });
  });
}

/** From where the page is; one to another site is the browser's. */
function PlacedLink({ to, ...props }: LinkProps) {
  const { replace, state, preventScrollReset, target } = props;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  return typeof to === 'string' && elsewhere.test(to) ? anchor(props, to) : anchor(props, href, follow);
}

/**
 * The router's link without what only its framework uses (prefetching by manifest, discovery of routes), which is 2 KB of
 * script and an attribute of every link. Addresses of other sites are left to the browser. Most links lead from the root: the
 * router's own would ask for the place of the page through nine hooks, and be rendered anew with each navigation.
 */
export function Link({ to, ...rest }: LinkProps) {
  return typeof to === 'string' && (fromRoot.test(to) || isAnchor(to)) ? (
    <FixedLink {...rest} to={to} />
  ) : (
    <PlacedLink {...rest} to={to} />
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
