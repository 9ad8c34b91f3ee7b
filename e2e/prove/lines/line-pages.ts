import { readBuiltReleases } from '@site/release/releases/built-release';
import { lineOf } from '@site/shared/contract/line';
import { remoteNames } from '@site/shared/repository/workspaces';
import { pagesOf } from '../../harness/section-pages';
import type { ShellProcess } from '../../harness/shell-process';
import { versionsIn } from '../../harness/site-data';
import { waitFor } from '../../harness/wait';
import type { LineBuilds } from './line-builds';

/** Two pages of each section. */
export const addresses = remoteNames().flatMap(pagesOf);

export function versionIn(dist: string): string {
  return readBuiltReleases(dist)[0]?.manifest.version ?? '';
}

/** `mf-help@1.3.0` → its line, of every release and every build of the shell. */
export function linesOf({ shells, releases }: LineBuilds): Map<string, string> {
  const dists = [...Object.values(shells), ...Object.values(releases).flatMap((builds) => Object.values(builds))];
  const manifests = dists.flatMap((dist) => readBuiltReleases(dist)).map(({ manifest }) => manifest);
  return new Map(manifests.map((manifest) => [`${manifest.name}@${manifest.version}`, lineOf(manifest)]));
}

/** The line of a page; undefined for one that names two builds of the shell, or a release of another line than its build. */
export function lineOfPage(html: string, lines: ReadonlyMap<string, string>): string | undefined {
  const builds = new Set([...html.matchAll(/\/assets\/shell\/([^/"]+)\//g)].map((match) => match[1]));
  const releases = remoteNames().flatMap((name) => versionsIn(html, name).map((version) => `${name}@${version}`));
  const found = new Set(
    [...[...builds].map((version) => `shell@${version}`), ...releases].map((one) => lines.get(one)),
  );
  const [line] = found;
  return builds.size === 1 && releases.length === 1 && found.size === 1 ? line : undefined;
}

/** No article has this number: its page is an error page of its section. */
const missingPage = '/help/helpDocument/99999999';

/** A page as soon as its shell has time for it. */
function pageOf(url: string): Promise<string> {
  return waitFor(`${url} is answered`, async () => {
    const answer = await fetch(url);
    return answer.status !== 503 && answer.text();
  });
}

/** Address → the footer of its page at this shell. */
export async function footersOf(shell: Pick<ShellProcess, 'origin'> | undefined): Promise<Map<string, string>> {
  const footers = new Map<string, string>();
  for (const address of [...addresses, missingPage]) {
    const html = await pageOf(`${shell?.origin}${address}`);
    footers.set(address, /<footer[^]*<\/footer>/.exec(html)?.[0] ?? '');
  }
  return footers;
}
