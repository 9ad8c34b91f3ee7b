import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { GateReport } from '@site/shared/contract/gate-report';
import { ReleaseError } from '../errors/release-error';
import type { Target } from './breaks';

/** A whole section takes minutes for each break, and breaks are found on two pages or not at all. */
const pagesOfDrill = 2;

type Route = ReleaseManifest['routes'][number];

function hasFiles({ pages }: ReleaseManifest, { id }: Route): boolean {
  const own = pages[id];
  return own !== undefined && own.scripts.length > 0 && own.styles.length > 0;
}

/**
 * The ids of the pages that a drill looks at: some that search engines know and that have script and styles of their own, one of
 * articles among them where the section has any.
 * @throws {ReleaseError} where there are fewer than two
 */
export function drillPages(manifest: ReleaseManifest): string[] {
  const fit = manifest.routes.filter((route) => route.indexed && hasFiles(manifest, route));
  const simple = [...fit].sort((one, other) => one.query.length - other.query.length);
  const [article] = simple.filter(({ path }) => path.includes(':'));
  const others = simple.filter((route) => route !== article);
  const chosen = [...others.slice(0, pagesOfDrill - (article ? 1 : 0)), ...(article ? [article] : [])];
  if (chosen.length === pagesOfDrill) return chosen.map(({ id }) => id);
  throw new ReleaseError(
    `${manifest.name} has ${chosen.length} pages with script and styles of their own that search engines know, and a drill looks at ${pagesOfDrill}.`,
  );
}

/** Of the pages that were opened the last: that of articles, where one was found. */
export function targetOf({ pages: files }: ReleaseManifest, { pages }: GateReport): Target {
  const opened = pages.filter(({ addresses }) => addresses.length > 0).at(-1);
  if (!opened) throw new ReleaseError('The check opened no page, so no break could be found on one.');
  const { id, path } = opened;
  return { id, path, script: files[id]?.scripts.at(-1) ?? '', styles: files[id]?.styles.at(-1) ?? '' };
}
