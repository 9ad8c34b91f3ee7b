import type { MemoryStore } from '@site/release/store/memory-store';
import type { Revision } from '@site/release/chain/revision';
import { revisionPath, sequenceOf } from '@site/release/store/store-paths';
import { labelOf } from '../../render/pages/release-set';

function revisionAt(store: MemoryStore, sequence: number): Pick<Revision, 'remotes'> {
  return JSON.parse(store.readSync(revisionPath(sequence))?.toString() ?? '{"remotes":{}}') as Pick<
    Revision,
    'remotes'
  >;
}

/** The number of the newest revision. */
export function newestOf({ files }: MemoryStore): number {
  return Math.max(...[...files.keys()].map((path) => sequenceOf(path) ?? 0));
}

/** The versions that led to the live one: a return to one of them withdraws what came after it. */
function lineOf(store: MemoryStore, remote: string, sequence: number): string[] {
  let line: string[] = [];
  for (let number = 1; number <= sequence; number += 1) {
    const version = revisionAt(store, number).remotes[remote]?.version;
    if (version === undefined) continue;
    const known = line.indexOf(version);
    line = known < 0 ? [...line, version] : line.slice(0, known + 1);
  }
  return line;
}

/** The canaries of some revisions. Written down a second time and not read from what is tested, as all here. */
export function canariesBetween(store: MemoryStore, first: number, last: number): Set<string> {
  const canaries = new Set<string>();
  for (let sequence = first; sequence <= last; sequence += 1)
    for (const [remote, { canaryVersion }] of Object.entries(revisionAt(store, sequence).remotes))
      if (canaryVersion !== null) canaries.add(labelOf(remote, canaryVersion));
  return canaries;
}

/** What led to the live versions of a revision and was not withdrawn. */
export function liveOrBefore(store: MemoryStore, sequence: number): Set<string> {
  const { remotes } = revisionAt(store, sequence);
  return new Set(
    Object.keys(remotes).flatMap((remote) => lineOf(store, remote, sequence).map((one) => labelOf(remote, one))),
  );
}

export function liveVersions(store: MemoryStore, sequence: number): Record<string, string> {
  const { remotes } = revisionAt(store, sequence);
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}
