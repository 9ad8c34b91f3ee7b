import { badVersionsOnlyIn } from './bad-versions';
import { canaryChanges } from './canary-changes';
import type { Revision } from './revision';

/** What a revision says of sections and marks. */
type Contents = Pick<Revision, 'remotes' | 'bad'>;

function versionLine(before: Contents | null, after: Contents, name: string): string[] {
  const [from, to] = [before?.remotes[name]?.version, after.remotes[name]?.version];
  if (from === to) return [];
  if (to === undefined) return [`${name} ${from} goes, and nothing takes its place`];
  return [from === undefined ? `${name} ${to} is new` : `${name} ${from} → ${to}`];
}

/** What differs between two revisions, a line each: versions, canaries, marks. Empty where nothing does. */
export function differenceLines(before: Contents | null, after: Contents): string[] {
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]);
  const [marked, unmarked] = [badVersionsOnlyIn(after, before), badVersionsOnlyIn(before, after)];
  return [
    ...[...names].sort().flatMap((name) => versionLine(before, after, name)),
    ...canaryChanges(before, after),
    ...(marked.length > 0 ? [`marked as bad: ${marked.join(', ')}`] : []),
    ...(unmarked.length > 0 ? [`no longer marked as bad: ${unmarked.join(', ')}`] : []),
  ];
}
