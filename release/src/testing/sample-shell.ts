import type { ShellHealth } from '../shells/shell-health';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VersionCounts } from '@site/shared/contract/version-counts';
import { readHead } from '../chain/head';
import { versionsOf } from '../operations/promote';
import type { ReleaseStore } from '../store/release-store';
import { copyAnswer } from './sample-copy';
import type { TrustedKeys } from '../keys/signing-keys';

type Deviation = { remote: string; wanted: string; running: string | null; reason: string; canary?: true };

/** How a sample shell behaves; may be changed while it runs. */
export interface SampleShellState {
  deviations: Deviation[];
  /** What it tells of canaries. */
  canaries: NonNullable<ShellHealth['canaries']>;
  /** What it says is wrong although it serves. */
  alarms: NonNullable<ShellHealth['alarms']>;
  /** For how long its service has not answered it, in seconds. */
  silentSeconds: number;
  /** What it serves instead of the newest revision. */
  stuckAt: { revision: number; remotes: Record<string, string> } | null;
  /** Its answer at `/-/versions`; null answers 404, as an older shell does. */
  counts: VersionCounts | null;
  /** Answers with this text and nothing else. */
  nonsense: string | null;
  /** Why it takes no orders; null takes them into its store. */
  refusesOrders: string | null;
  /** The newest revision that it verified, by its number; null where it says nothing of it, as an older shell. */
  believed: { sequence: number; file: Buffer } | null;
  /** Takes every question and answers none. */
  isSilent: boolean;
}

export interface SampleShell {
  url: string;
  state: SampleShellState;
  stop(): Promise<void>;
}

function send(response: ServerResponse, code: number, body: unknown): void {
  response
    .writeHead(code, { 'Content-Type': 'application/json' })
    .end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

function runningOf(remotes: Record<string, string>, deviations: readonly Deviation[]): Record<string, string> {
  const running = new Map(Object.entries(remotes));
  for (const { remote, running: version, canary } of deviations) {
    if (canary) continue;
    if (version) running.set(remote, version);
    else running.delete(remote);
  }
  return Object.fromEntries(running);
}

/** What it would tell of itself: it follows the store without loading anything. */
async function healthOf(store: ReleaseStore, keys: TrustedKeys, state: SampleShellState) {
  const { deviations, canaries, stuckAt, silentSeconds, alarms } = state;
  const error = alarms.map(({ text }) => text).join(' ') || null;
  const { revision: head, hash } = await readHead(store, keys);
  const newest = head?.sequence ?? 0;
  const { revision, remotes } = stuckAt ?? { revision: newest, remotes: versionsOf(head?.remotes ?? {}) };
  const chain = { hash, end: 'proven' as const };
  const running = runningOf(remotes, deviations);
  const said = { error, alarms, service: { silentSeconds }, environment: 'test' };
  return { revision, newest, remotes: running, deviations, canaries, chain, ...said };
}

/** A real server on a free port that answers operators as a shell on this store does. */
export async function startSampleShell(
  store: ReleaseStore,
  keys: TrustedKeys,
  change: Partial<SampleShellState> = {},
): Promise<SampleShell> {
  const state: SampleShellState = {
    deviations: [],
    canaries: [],
    stuckAt: null,
    counts: null,
    nonsense: null,
    refusesOrders: 'The store answers this shell: roll back without --without-store.',
    believed: null,
    isSilent: false,
    silentSeconds: 0,
    alarms: [],
    ...change,
  };
  const server: Server = createServer((request, response) => {
    if (state.isSilent) return;
    if (state.nonsense !== null) return void response.end(state.nonsense);
    if (request.url === '/-/versions' && state.counts) return send(response, 200, state.counts);
    if (request.url === '/-/revision' && state.believed) {
      const { sequence, file } = state.believed;
      return send(response, 200, { sequence, file: file.toString('base64') });
    }
    if (request.url === '/-/health')
      return void healthOf(store, keys, state).then((health) => send(response, 200, health));
    void copyAnswer(store, request, state.refusesOrders).then((found) =>
      send(response, found?.code ?? 404, found?.body ?? {}),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, state, stop };
}
