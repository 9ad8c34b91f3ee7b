import type { Counted } from './fault-kinds';
import { type Block, type Change, sumOf } from './observations';

/** Which versions are meant. */
export type Select = (change: Change) => boolean;

export function isOf(name: string, version: string | null): Select {
  return (change) => change.remote === name && change.version === version;
}

/** What was counted after `from` and until `to`, lazily: most of it is only added up. */
export function* changesIn(
  blocks: readonly Block[],
  from: number,
  to: number,
  select: Select = () => true,
): Generator<Change> {
  for (const { at, changes } of blocks) {
    if (at <= from || at > to) continue;
    for (const change of changes) if (select(change)) yield change;
  }
}

export function totalIn(blocks: readonly Block[], from: number, to: number, select: Select): Counted {
  return sumOf(changesIn(blocks, from, to, select));
}

/** What was counted after a moment, of what was selected once. */
export type Totals = (from: number) => Counted;

/** Every kind of fault asks for the same few moments, so each is added up once. */
export function totalsSince(blocks: readonly Block[], since: number, to: number, select: Select): Totals {
  const series = blocks
    .filter(({ at }) => at > since && at <= to)
    .map(({ at, changes }) => ({ at, counted: changes.filter(select) }))
    .filter(({ counted }) => counted.length > 0);
  const known = new Map<number, Counted>();
  return (from) => {
    const total = known.get(from) ?? sumOf(series.flatMap(({ at, counted }) => (at > from ? counted : [])));
    known.set(from, total);
    return total;
  };
}
