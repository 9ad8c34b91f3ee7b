import { badVersionsOnlyIn } from './bad-versions';
import { describeShare } from './canary-state';
import type { Revision } from './revision';
import { type SectionChange, sectionChanges } from './section-changes';

/** What a revision says of sections and marks. */
type Contents = Pick<Revision, 'remotes' | 'bad'>;

function versionLine(change: SectionChange): string[] {
  const { name, version, kind } = change;
  if (kind === 'removed') return [`${name} ${version} goes, and nothing takes its place`];
  if (kind === 'first') return [`${name} ${version} is new`];
  return kind === 'version' ? [`${name} ${change.from} → ${version}`] : [];
}

function canaryLine(change: SectionChange): string[] {
  const canary = `canary ${change.name} ${change.version}`;
  if (change.kind === 'canary-end') return [`${canary} ended`];
  if (change.kind === 'canary') return [`${canary} at ${describeShare(change.share)}`];
  return change.kind === 'share' ? [`${canary} ${[change.from, change.share].map(describeShare).join(' → ')}`] : [];
}

/** What a revision did about canaries, a line each. */
export function canaryLines(changes: readonly SectionChange[]): string[] {
  return changes.flatMap(canaryLine);
}

/** What differs between two revisions, a line each: versions, canaries, marks. Empty where nothing does. */
export function differenceLines(before: Contents | null, after: Contents): string[] {
  const changes = sectionChanges(before, after);
  const [marked, unmarked] = [badVersionsOnlyIn(after, before), badVersionsOnlyIn(before, after)];
  return [
    ...changes.flatMap(versionLine),
    ...canaryLines(changes),
    ...(marked.length > 0 ? [`marked as bad: ${marked.join(', ')}`] : []),
    ...(unmarked.length > 0 ? [`no longer marked as bad: ${unmarked.join(', ')}`] : []),
  ];
}
