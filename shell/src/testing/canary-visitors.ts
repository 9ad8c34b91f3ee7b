import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { bucketCount, type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import fastify from 'fastify';
import type { WorkerInput } from '../render/pages/worker-messages';
import { plain, storedPage } from '../server/pages/html-cache';
import { pageRoutes } from '../server/pages/page-routes';
import { RouteTable } from '../server/pages/route-table';
import type { LiveSet } from '../server/releases/live-sets';
import { pinRoutes } from '../server/releases/pin-routes';
import { setChooser } from '../server/releases/set-choice';
import { bucketCookie } from '../server/canary/bucket-cookie';
import { CanaryChoice } from '../server/canary/canary-choice';
import { CanarySets } from '../server/canary/canary-sets';

export function manifestOf(name: string, version: string, paths: string[]): ReleaseManifest {
  const routes = paths.map((path) => ({ id: path, path, layout: 'default', query: [], cacheSeconds: 60 }));
  const files = [{ path: 'client/remoteEntry.js', bytes: 1, integrity: `${name} ${version}` }];
  return { name, version, routes, files } as unknown as ReleaseManifest;
}

const shell = manifestOf('shell', '3.0.0', []);
const info = manifestOf('mf-info', '1.0.0', ['/info']);

export function setOf(help: ReleaseManifest, ofInfo = info): LiveSet {
  const id = `help ${help.version} info ${ofInfo.version}`;
  const set = { id, shell, remotes: { 'mf-help': help, 'mf-info': ofInfo }, absent: {} };
  const pool = { narrowTo: () => undefined, retire: () => undefined };
  return { pool, input: { set, assetBase: '' } as unknown as WorkerInput, table: new RouteTable(set) } as never;
}

const stable = setOf(manifestOf('mf-help', '1.0.0', ['/help', '/help/old']));
export const loaded = setOf(manifestOf('mf-help', '1.1.0', ['/help', '/help/new']));
const loadedInfo = setOf(
  manifestOf('mf-help', '1.0.0', ['/help', '/help/old']),
  manifestOf('mf-info', '2.0.0', ['/info', '/info/new']),
);
export const canary = { remote: 'mf-help', version: '1.1.0', share: 0.1 };
export const ofInfo = { remote: 'mf-info', version: '2.0.0', share: 0.1 };
const wanted = { versions: { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, instead: () => [] };
export const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
export const inside = buckets.find((bucket) => isInCanary(bucket, canary)) ?? -1;
export const outside = buckets.find((bucket) => !isInCanary(bucket, canary)) ?? -1;
export const person =
  'Mozilla/5.0 (Linux; Android 12; V2055A) AppleWebKit/537.36 Chrome/116.0.0.0 MicroMessenger/8.0.47';

type Serving = { origin?: string; share?: number; others?: Canary[]; status?: (version: string) => number };

/** Pages of a shell with a canary of mf-help, and with others beside it. */
export function serve({
  origin = 'https://www.site.example',
  share = 0.1,
  others = [],
  status = () => 200,
}: Serving = {}) {
  const compose = async ({ required }: { required?: string | undefined }) =>
    required === 'mf-help' ? loaded : loadedInfo;
  const log = { info: () => undefined, error: () => undefined } as never;
  const canaries = new CanarySets({ composer: { compose }, alarms: { set: () => undefined }, log });
  canaries.follow([{ ...canary, share }, ...others], wanted);
  const choose = setChooser({ live: stable }, [new CanaryChoice(canaries, bucketCookie(origin))]);
  const answer = async ({ input: { set } }: LiveSet, { route }: { route: { remote: string } }) => {
    const version = set.remotes[route.remote]?.version ?? set.shell.version;
    return { page: storedPage(status(version), plain(version), `${route.remote}@${version}`, 60) };
  };
  const app = fastify();
  const none = () => undefined;
  const watch = { answered: none, stoodIn: none, led: none, pinned: none };
  pageRoutes(app, { choose, pages: { answer, mayShow: () => true } as never, watch, mark: '' });
  pinRoutes(app, choose, watch);
  const ask = (url: string, cookie?: string | number, headers: Record<string, string> = {}) => {
    const given = typeof cookie === 'number' ? `__Host-bucket=${cookie}` : cookie;
    return app.inject({
      url,
      headers: { 'user-agent': person, ...(given !== undefined && { cookie: given }), ...headers },
    });
  };
  return { ask, end: () => canaries.follow([], wanted) };
}

export const personal = 'private, no-store, no-transform';
export const shared = 'no-cache, no-transform';
