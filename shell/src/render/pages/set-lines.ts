import { lineOf } from '@site/shared/contract/line';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { ReleaseSet } from './release-set';

/** The builds of a shell, one for each line that it has (docs/architecture.md#lines). */
export type Shells = Pick<ReleaseSet, 'shell' | 'other'>;

/** That of the present line first. */
export function shellsOf({ shell, other }: Shells): readonly ReleaseManifest[] {
  return other ? [shell, other] : [shell];
}

/** Stands for all builds of a shell in the id of a set. */
export function shellsLabel(shells: Shells): string {
  return shellsOf(shells)
    .map(({ version }) => version)
    .join('+');
}

/** The build that renders and hydrates the pages of a section: that of its release's line. The shell's own pages have the present line. */
export function shellOf(set: Shells & Pick<ReleaseSet, 'remotes'>, section: string): ReleaseManifest {
  const release = set.remotes[section];
  const own = release && shellsOf(set).find((one) => lineOf(one) === lineOf(release));
  return own ?? set.shell;
}

/** Why this shell cannot render a release; undefined where it has its line, and keeps its contract there. */
export function lineFault(
  release: Pick<ReleaseManifest, 'name' | 'version' | 'line' | 'contract'>,
  shells: Shells,
): string | undefined {
  const wanted = lineOf(release);
  const own = shellsOf(shells).find((one) => lineOf(one) === wanted);
  if (own?.contract === release.contract) return undefined;
  const built = `${release.name} ${release.version} is built for`;
  if (own)
    return `${built} contract ${release.contract} of the shell, and this shell keeps contract ${own.contract} in the line ${wanted}.`;
  const lines = shellsOf(shells).map(lineOf);
  const has = `${lines.length > 1 ? 'lines' : 'line'} ${lines.join(' and ')}`;
  return `${built} the line ${wanted}, and this shell has the ${has}.`;
}
