import { readHead } from '../chain/head';
import { MemoryStore } from '../store/memory-store';
import { pastRevisions } from '../chain/past-revisions';
import { type LiveVersions, type RevisionBody, revisionHash, writeRevision } from '../chain/revision';
import { readNewest } from '../chain/revision-chain';
import type { SigningKey } from '../keys/signing-keys';
import { revisionPath } from '../store/store-paths';
import { rememberedKeys } from './remembered-keys';
import { freshKey, keysOf } from './sample-release';
import { verify } from '../operations/verify';

export const [publisher, promoter] = [freshKey('publish'), freshKey('promote', { owner: 'ops' })];
export const night = freshKey('rollback', { owner: 'night-shift' });
/** Chains are long here, and each is read by five readers, again and again from its start. */
export const trustedOf = (...keys: Parameters<typeof keysOf>) => rememberedKeys(keysOf(...keys).trusted);
export const trusted = trustedOf(publisher, promoter, night);

/** Each with its version, or with all that can be said of it. */
export type Remotes = Record<string, string | LiveVersions>;
export type Step = Partial<Omit<RevisionBody, 'remotes'>> & { by?: string; remotes: Remotes; key?: SigningKey };

function liveOf(remotes: Remotes): RevisionBody['remotes'] {
  const live = (given: string | LiveVersions) =>
    typeof given === 'string' ? { version: given, canaryVersion: null, canaryShare: 0 } : given;
  return Object.fromEntries(Object.entries(remotes).map(([name, given]) => [name, live(given)]));
}

/** Adds a revision as whoever holds the key could write it, without any check of the tool. */
export function add(store: MemoryStore, { key = promoter.key, remotes, ...change }: Step): number {
  const sequence = store.files.size + 1;
  const before = store.readSync(revisionPath(sequence - 1));
  const body: RevisionBody = {
    sequence,
    previousHash: before && revisionHash(before),
    createdAt: `2026-11-22T08:00:${String(sequence).padStart(2, '0')}.000Z`,
    by: 'lin',
    reason: 'a test',
    remotes: liveOf(remotes),
    ...change,
  };
  store.files.set(revisionPath(sequence), writeRevision(body, key).file);
  return sequence;
}

export const atNight = { key: night.key, by: 'night' };
export const first = { 'mf-help': '1.0.0', 'mf-info': '1.0.0' };
export const second = { ...first, 'mf-help': '1.1.0' };
export const third = { ...second, 'mf-help': '1.2.0' };

/** mf-help 1.0.0, 1.1.0 and 1.2.0 were live in turn. */
export function chain(): MemoryStore {
  const store = new MemoryStore();
  for (const remotes of [first, second, third]) add(store, { remotes });
  return store;
}

/**
 * What is wrong with the newest revision; empty when nothing is. Asks every kind of reader: one that runs, one that reads
 * the chain from its start, a command, a report and `verify`.
 */
export async function faultOfNewest(store: MemoryStore, keys = trusted): Promise<string> {
  const number = store.files.size;
  const without = { readSync: (path: string) => (path === revisionPath(number) ? null : store.readSync(path)) };
  const { revision, problems } = readNewest(store, keys, readNewest(without, keys, 0).revision?.sequence ?? 0);
  const fault = problems.find(({ sequence }) => sequence === number)?.reason ?? '';
  const refusals = [
    readNewest(store, keys, 0).revision?.sequence !== number,
    (await readHead(store, keys)).revision?.sequence !== number,
    (await pastRevisions(store, keys).next()).value?.revision === null,
    (await verify(store, keys)).faults.some(
      (one) => /^Revision (\d+) (?:is refused|belongs)/.exec(one)?.[1] === `${number}`,
    ),
  ];
  expect(refusals).toEqual(refusals.map(() => revision === null));
  return fault;
}
