import { fromRoot } from '@site/shared/page/root-address';
import { Link as RouterLink } from '@site/shared/page/router-facade';
import { fragmentRecorder, type SiteState, useSite } from '@site/shared/store';
import type { ComponentProps } from 'react';
import { useHref } from 'react-router';

type LinkProps = ComponentProps<typeof RouterLink>;

/** The router's spelling of addresses, by where they stand: that from the root leads to the same place from every page. */
const hrefs = new Map<string, string>();
const maxHrefs = 5000;
const absolute = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;

type KnownLinkProps = LinkProps & { to: string; href: string };

/** What the link of browsers renders (shared/src/page/link.tsx), without all that a browser needs of it: a fifth of the time. */
function KnownLink({
  to: _to,
  href,
  onClick: _onClick,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  ...rest
}: KnownLinkProps) {
  return <a {...rest} href={href} />;
}

type LinkFrom = LinkProps & { to: string; page: string };

/** Asks the router for the address, once for all links like it. */
function NewLink({ page, ...props }: LinkFrom) {
  const href = useHref(props.to);
  if (hrefs.size >= maxHrefs) hrefs.clear();
  hrefs.set(page + props.to, href);
  return <KnownLink {...props} href={href} />;
}

function linkFrom(page: string, props: LinkProps & { to: string }) {
  const href = hrefs.get(page + props.to);
  return href === undefined ? <NewLink {...props} page={page} /> : <KnownLink {...props} href={href} />;
}

/** To a place of the same page. */
function PlaceLink(props: LinkProps & { to: string }) {
  return linkFrom(useSite(pageOf), props);
}

/** The address of a page without its query. */
function pageOf({ fullUrl }: SiteState): string {
  return fullUrl.replace(/[?#].*$/s, '');
}

/** The router's link on the server. A relative address depends on the page, so a fragment with such a link is not stored. */
export function Link(props: LinkProps) {
  const { to } = props;
  if (typeof to === 'string' && fromRoot.test(to)) return linkFrom('', { ...props, to });
  if (typeof to === 'string' && to.startsWith('#')) return <PlaceLink {...props} to={to} />;
  if (typeof to !== 'string' || !absolute.test(to)) fragmentRecorder()?.discard();
  return <RouterLink {...props} />;
}
