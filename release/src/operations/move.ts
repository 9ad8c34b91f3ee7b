import type { LiveVersions, Revision } from '../chain/revision';

/** What a rollback does to one section. */
export interface Move {
  name: string;
  /** What is live; null for a section that comes back. */
  from: string | null;
  /** What is to be; null for a section that was not there before. */
  to: string | null;
}

/** Remote → version, of one end of each move. */
export function versionsIn(moves: readonly Move[], end: 'from' | 'to'): Record<string, string> {
  return Object.fromEntries(moves.flatMap((move) => (move[end] === null ? [] : [[move.name, move[end]]])));
}

/** `mf-help from 1.1.0 to 1.0.0`. */
export function describeMove({ name, from, to }: Move): string {
  if (to === null) return `${name} from ${from} to nothing`;
  return from === null ? `${name} to ${to}` : `${name} from ${from} to ${to}`;
}

/** What is live after them. */
export function remotesAfter({ remotes }: Revision, moves: readonly Move[]): Record<string, LiveVersions> {
  const stays = Object.entries(remotes).filter(([name]) => !moves.some((move) => move.name === name));
  const moved = moves.flatMap(({ name, to }) =>
    to === null ? [] : [[name, { version: to, canaryVersion: null, canaryShare: 0 }] as const],
  );
  return Object.fromEntries([...stays, ...moved]);
}
