import { type Environment, InvalidSetting, refuse } from '@site/shared/process/environment';
import path from 'node:path';

/** What says from outside of the store how far the chain of revisions must reach (docs/how-to/prove-the-chain.md). */
export type RevisionConfig = {
  /** `REVISION_FLOOR`: the chain must reach this number; 0 without one. */
  floor: number;
  /** `REVISION_PEERS`: where other shells answer their operators; their health is asked at the start. */
  peers: string[];
  /** `REVISION_WITNESS`: a file that `release export-log` wrote; empty without one. */
  witness: string;
};

function floorOf(text: string): number {
  if (/^\d{1,8}$/.test(text)) return Number(text);
  refuse('REVISION_FLOOR', text, 'the number of a revision');
}

function peersOf(text: string): string[] {
  const peers = text
    .split(',')
    .map((peer) => peer.trim().replace(/\/$/, ''))
    .filter(Boolean);
  const wrong = peers.find((peer) => !URL.canParse(peer) || !/^https?:\/\/[^\s/]/.test(peer));
  if (wrong === undefined) return peers;
  throw new InvalidSetting(
    `REVISION_PEERS has “${wrong}”; it must list http(s) addresses at which other shells answer their operators.`,
  );
}

/** @throws {InvalidSetting} one sentence naming the variable and its value */
export function readRevisionMarks(env: Environment): RevisionConfig {
  return {
    floor: floorOf(env.REVISION_FLOOR || '0'),
    peers: peersOf(env.REVISION_PEERS ?? ''),
    witness: env.REVISION_WITNESS ? path.resolve(env.REVISION_WITNESS) : '',
  };
}
