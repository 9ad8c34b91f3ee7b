import type { Block, Change } from './block';
import type { Scale } from './scale';
import type { Pair } from './sequential-test';
import type { Trial } from './trial';

/** A pair is full with so many attempts of the control, or after this time, in milliseconds, with one. */
const controlsOfPair = 10;
const longestPair = 60_000;

type Open = { subject: Change[]; control: Change[]; since: number };

/**
 * Canary and control, shell by shell and stretch by stretch. When a stretch ends is decided by how much was tried and
 * when, never by what failed; what a pair is measured with is known before it begins: else the test would not hold.
 */
export function pairsOf(trial: Trial, scale: Scale): Pair[] {
  const { watched, now, observed } = trial;
  const pairs: Pair[] = [];
  const open = new Map<string, Open>();
  scale.learn(controlBefore(trial));
  for (const { at, changes } of observed.blocks) {
    if (at <= watched.since || at > now) continue;
    for (const [shell, news] of byShell(changes, watched.name)) {
      const pair = open.get(shell) ?? { subject: [], control: [], since: at };
      open.set(shell, pair);
      pair.subject.push(...news.filter(({ version }) => version === watched.version));
      pair.control.push(...news.filter(({ version }) => version === watched.against));
      if (!isFull(pair, scale, at)) continue;
      pairs.push({ subject: scale.tally(pair.subject), control: scale.tally(pair.control) });
      scale.learn(pair.control);
      open.delete(shell);
    }
  }
  return pairs;
}

/** What the version beside the canary had done before it began. */
function controlBefore({ watched, observed }: Trial): Change[] {
  const isControl = ({ remote, version }: Change) => remote === watched.name && version === watched.against;
  const before = ({ at }: Block) => at <= watched.since;
  return [...observed.earlier, ...observed.blocks.filter(before).flatMap(({ changes }) => changes)].filter(isControl);
}

function isFull({ subject, control, since }: Open, scale: Scale, at: number): boolean {
  if (scale.size(subject) === 0) return false;
  const size = scale.size(control);
  return size >= controlsOfPair || (size > 0 && at - since >= longestPair);
}

function byShell(changes: readonly Change[], name: string): Map<string, Change[]> {
  const shells = new Map<string, Change[]>();
  for (const change of changes) {
    if (change.remote !== name) continue;
    shells.set(change.shell, [...(shells.get(change.shell) ?? []), change]);
  }
  return shells;
}
