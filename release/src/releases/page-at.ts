import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { addressForms } from './address-clash';

/** Segments as a router compares them: without regard to case, and a parameter is any. */
function fits(form: string, path: string): boolean {
  const wanted = form.toLowerCase().split('/').filter(Boolean);
  const given = path.toLowerCase().split('/').filter(Boolean);
  if (wanted.length !== given.length) return false;
  return wanted.every((segment, place) => segment.startsWith(':') || segment === given[place]);
}

/** Whether a release has a page at an address; that the article is there which the address names, its routes do not say. */
export function hasPageAt({ routes }: Pick<ReleaseManifest, 'routes'>, address: string): boolean {
  const { pathname } = new URL(address, 'http://site');
  return routes.some(({ path }) => addressForms(path).some((form) => fits(form, pathname)));
}
