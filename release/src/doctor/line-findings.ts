import type { TrustedKeys } from '../keys/signing-keys';
import { freeLines, liveLines, missingLines, shellLines } from '../operations/lines';
import type { Watch } from '../shells/shell-health';
import type { ReleaseStore } from '../store/release-store';
import { type Finding, look, wrong } from './finding';

const LINES = 'npm run release -- lines';

/** Live releases that a shell cannot show, because it does not have their line, and lines that nobody holds any more. */
export async function lineFindings(
  store: ReleaseStore,
  keys: TrustedKeys,
  urls: readonly string[],
  watch: Pick<Watch, 'fetchHealth'>,
): Promise<Finding[]> {
  const releases = await liveLines(store, keys);
  const shells = await shellLines(urls, watch);
  return [
    ...shells.flatMap((shell) => missingLines(releases, shell)).map((text) => wrong(text, LINES)),
    ...freeLines(releases, shells).map((text) => look(text, LINES)),
  ];
}
