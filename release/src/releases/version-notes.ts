import { fetchManifest } from './manifest-signature';
import { messageOf } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { requireRelease } from './releases';
import type { TrustedKeys } from '../keys/signing-keys';

/** What a version was built from, as its signed manifest says; what an older one does not say is absent. */
export interface VersionOrigin {
  commit?: string;
  lockfileHash?: string;
  sbomHash?: string;
}

/** The notes of a version, from its build. */
export interface VersionNotes {
  name: string;
  version: string;
  notes: string[];
  origin: VersionOrigin;
  /** Why the notes cannot be read: the version was pruned, or its manifest is damaged; otherwise null. */
  problem: string | null;
}

/** The notes of a version; never fails, because reports also list versions that are gone. */
export async function readNotes(
  store: ReleaseStore,
  keys: TrustedKeys,
  name: string,
  version: string,
): Promise<VersionNotes> {
  try {
    await requireRelease(store, name, version);
    const { notes = [], commit, lockfileHash, sbomHash } = await fetchManifest(store, name, version, keys);
    const origin = { ...(commit && { commit }), ...(lockfileHash && { lockfileHash }), ...(sbomHash && { sbomHash }) };
    return { name, version, notes, origin, problem: null };
  } catch (error) {
    return { name, version, notes: [], origin: {}, problem: messageOf(error) };
  }
}

/** A revision may bring several versions; --json has all their notes. */
const SHOWN = 3;

/** The first notes of a version, as lines below a table row or a sentence. */
export function notesLines({ name, version, notes, problem }: VersionNotes): string[] {
  const label = `  ${name} ${version}: `;
  if (problem) return [`${label}no notes, ${problem}`];
  const lines = notes.slice(0, SHOWN).map((note) => `${label}${note}`);
  const more = notes.length - lines.length;
  return more > 0 ? [...lines, `${label}${more} more, see --json`] : lines;
}

/** `mf-help 1.3.0 was built from commit 0123…, lockfile sha384-…, packages sha384-….` */
export function originLine({ name, version, origin: { commit, lockfileHash, sbomHash } }: VersionNotes): string {
  const parts = [
    commit && `commit ${commit}`,
    lockfileHash && `lockfile ${lockfileHash}`,
    sbomHash && `packages ${sbomHash}`,
  ];
  return `${name} ${version} was built from ${parts.filter(Boolean).join(', ') || 'what its manifest does not say'}.`;
}
