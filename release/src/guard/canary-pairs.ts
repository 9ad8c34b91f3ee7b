import { tallyOf } from './fault-kinds';
import type { Change } from './block';
import { sumOf } from './counted';
import type { Pair } from './sequential-test';
import type { Trial } from './trial';

/** A pair is full with so many attempts of the control, or after this time, in milliseconds, with one. */
const controlsOfPair = 10;
const longestPair = 60_000;

type Open = { subject: Change[]; control: Change[]; since: number };

/**
 * Canary and control, shell by shell and stretch by stretch. When a stretch ends is decided by how much was tried and
 * when, never by what failed: else the test would not hold.
 */
export function pairsOf({ watched, kind, now, observed }: Trial): Pair[] {
  const pairs: Pair[] = [];
  const open = new Map<string, Open>();
  for (const { at, changes } of observed.blocks) {
    if (at <= watched.since || at > now) continue;
    for (const [shell, news] of byShell(changes, watched.name)) {
      const pair = open.get(shell) ?? { subject: [], control: [], since: at };
      open.set(shell, pair);
      pair.subject.push(...news.filter(({ version }) => version === watched.version));
      pair.control.push(...news.filter(({ version }) => version === watched.against));
      const closed = { subject: tallyOf(kind, sumOf(pair.subject)), control: tallyOf(kind, sumOf(pair.control)) };
      if (!isFull(closed, at - pair.since)) continue;
      pairs.push(closed);
      open.delete(shell);
    }
  }
  return pairs;
}

function isFull({ subject, control }: Pair, time: number): boolean {
  if (subject.attempts === 0 || control.attempts === 0) return false;
  return control.attempts >= controlsOfPair || time >= longestPair;
}

function byShell(changes: readonly Change[], name: string): Map<string, Change[]> {
  const shells = new Map<string, Change[]>();
  for (const change of changes) {
    if (change.remote !== name) continue;
    shells.set(change.shell, [...(shells.get(change.shell) ?? []), change]);
  }
  return shells;
}
