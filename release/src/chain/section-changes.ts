import type { LiveVersions, Revision } from './revision';

/** What a revision did to one section. `canary` begins one, `share` changes its share, `canary-end` stops it. */
export type SectionChange = { name: string; version: string } & (
  | { kind: 'first' | 'removed' }
  /** `isBack`: a rollback led there. */
  | { kind: 'version'; from: string; isBack: boolean }
  | { kind: 'canary' | 'canary-end'; share: number }
  | { kind: 'share'; from: number; share: number }
);

type Remotes = Pick<Revision, 'remotes'> & Partial<Pick<Revision, 'restores'>>;

const none = { version: null, canaryVersion: null, canaryShare: 0 };

function versionChanges(name: string, was: LiveVersions | undefined, is: LiveVersions | undefined, after: Remotes) {
  if (was?.version === is?.version) return [];
  if (!is) return was ? [{ name, kind: 'removed' as const, version: was.version }] : [];
  if (!was) return [{ name, kind: 'first' as const, version: is.version }];
  const isBack = after.restores?.[name] !== undefined;
  return [{ name, kind: 'version' as const, version: is.version, from: was.version, isBack }];
}

function canaryChanges(name: string, was: LiveVersions | typeof none, is: LiveVersions | typeof none): SectionChange[] {
  const [version, share] = [is.canaryVersion, is.canaryShare];
  if (version !== null && version === was.canaryVersion)
    return share === was.canaryShare ? [] : [{ name, kind: 'share', version, from: was.canaryShare, share }];
  const changes: SectionChange[] = [];
  // A promotion says it by the change of the version.
  if (was.canaryVersion !== null && is.version !== was.canaryVersion)
    changes.push({ name, kind: 'canary-end', version: was.canaryVersion, share: was.canaryShare });
  if (version !== null) changes.push({ name, kind: 'canary', version, share });
  return changes;
}

/** What differs between two revisions, by the names of sections; of one section the version first, then its canary. */
export function sectionChanges(before: Remotes | null, after: Remotes): SectionChange[] {
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]);
  return [...names].sort().flatMap((name): SectionChange[] => {
    const [was, is] = [before?.remotes[name], after.remotes[name]];
    return [...versionChanges(name, was, is, after), ...canaryChanges(name, was ?? none, is ?? none)];
  });
}

/** Remote → the version that a revision makes live or shows to some, or to more, of the sections that it changes. */
export function newVersions(changes: readonly SectionChange[]): Record<string, string> {
  const brought = changes.filter(({ kind }) => kind !== 'removed' && kind !== 'canary-end');
  // The version of a section comes before its canary, and counts.
  return Object.fromEntries(brought.toReversed().map(({ name, version }) => [name, version]));
}
