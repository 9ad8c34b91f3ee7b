import { commonFile, isCommonFile } from '@site/shared/contract/common-styles';
import { lineOf } from '@site/shared/contract/line';
import { hashFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import { assetAddress, integrityIn, labelOf, type ReleaseSet } from './release-set';

/** What a browser needs to load a remote: its container with its hash, and the file with the hashes of its chunks. */
export type PinnedRemote = {
  entry: string;
  integrity: string;
  hashes?: CheckedFile | undefined;
  /** Its common styles, where they are not those of the shell. */
  common?: CheckedFile | undefined;
};

/** Address and integrity. */
export type CheckedFile = [address: string, integrity: string];

/** The answer to `pinAddress`: the other remotes that are live, with the patterns of their pages. */
export type LivePin = { remotes: Record<string, PinnedRemote & { paths: string[] }> };

/** What a dev server says of a section: its version now, with addresses on that server. */
export type SectionFacts = PinnedRemote & { version: string };

const remoteEntry = 'client/remoteEntry.js';

/** The file of a release's chunk hashes; older releases have the hashes in their entry. */
export function hashFileOf(manifest: ReleaseManifest, base: string): CheckedFile | undefined {
  const listed = manifest.files.some(({ path }) => path === hashFile);
  return listed ? [assetAddress(base, manifest, hashFile), integrityIn(manifest, hashFile)] : undefined;
}

/** Of a release whose common styles are not those of the shell; one of a dev server has none. */
function otherCommonStyles(
  manifest: ReleaseManifest,
  { shell }: ReleaseSet,
  base: string,
): Pick<PinnedRemote, 'common'> {
  const present = commonFile(shell.commonStyles ?? '');
  const file = manifest.files.find(({ path }) => isCommonFile(path) && path !== present);
  return file ? { common: [assetAddress(base, manifest, file.path), integrityIn(manifest, file.path)] } : {};
}

/** @throws {Error} when the release lists no container */
export function pinnedRemote(manifest: ReleaseManifest, base: string): PinnedRemote {
  return {
    entry: assetAddress(base, manifest, remoteEntry),
    integrity: integrityIn(manifest, remoteEntry),
    hashes: hashFileOf(manifest, base),
  };
}

/** `mf-help@1.2.3`: the release whose page it is; the shell's own pages are of the shell, those of an absent remote of none. */
export function releaseLabel(set: ReleaseSet, section: string): string {
  const manifest = section === 'shell' ? set.shell : set.remotes[section];
  return labelOf(section, manifest?.version ?? 'none');
}

/**
 * Where a page asks which versions are live once its script starts: by the build that it hydrates with and the release
 * that it already holds.
 */
export function pinAddress(set: ReleaseSet, section: string): string {
  return `/-/pin/${set.shell.version}/${releaseLabel(set, section)}`;
}

/**
 * What a page may bring beside its own section: the live releases of its line, which is that of `set.shell`. An address of any other one
 * is opened as a document, with the scripts of its own line.
 */
export function othersInLine({ shell, remotes }: ReleaseSet, section: string): ReleaseManifest[] {
  return Object.values(remotes).filter((release) => release.name !== section && lineOf(release) === lineOf(shell));
}

/** The live versions of all remotes that a page may bring but `section`, whose version is the one of the page that asks. */
export function livePin(set: ReleaseSet, section: string, base: string): LivePin {
  const remotes = othersInLine(set, section).map((manifest) => [
    manifest.name,
    {
      ...pinnedRemote(manifest, base),
      ...otherCommonStyles(manifest, set, base),
      paths: manifest.routes.map(({ path }) => path),
    },
  ]);
  return { remotes: Object.fromEntries(remotes) };
}
