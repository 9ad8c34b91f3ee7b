import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@site/shared/process/free-port';
import { type PostgresServer, startPostgres } from '../../../api/src/testing/postgres-server';
import { type ObjectStore, startObjectStore } from '../object-store';
import { ShellProcess } from '../shell-process';
import { ApiProcess } from './api-process';
import type { Nginx } from '../nginx';
import { startFront } from './front';
import { layStoreInBucket, type StoreInBucket } from './store-in-bucket';

type Parts = {
  /** What visitors reach: nginx before all shells; it also shares the calls out to the apis. */
  front: Nginx;
  shells: ShellProcess[];
  apis: ApiProcess[];
  database: PostgresServer;
  objects: ObjectStore;
  /** Where calls are answered, by all apis in turn. */
  calls: string;
};

export type Topology = Parts & Pick<StoreInBucket, 'store' | 'keys'> & { stop: () => Promise<void> };

const localhost = '127.0.0.1';

async function startApis(count: number, root: string, { url }: PostgresServer): Promise<ApiProcess[]> {
  const apis: ApiProcess[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const api = await ApiProcess.reserve({ DATABASE_URL: url }, path.join(root, `api-${turn}`));
    await api.start();
    apis.push(api);
  }
  return apis;
}

async function shellIn(folder: string, env: Record<string, string>): Promise<ShellProcess> {
  const [port, opsPort] = [await freePort(), await freePort()];
  return new ShellProcess(`http://${localhost}:${port}`, {
    ...env,
    PORT: String(port),
    OPS_PORT: String(opsPort),
    DATA_DIR: folder,
    TRUSTED_HOPS: '1',
    EDGE_CACHE: 'nginx',
  });
}

async function reserveShells(count: number, root: string, env: Record<string, string>): Promise<ShellProcess[]> {
  const folders = Array.from({ length: count }, (_, turn) => path.join(root, `shell-${turn}`));
  return Promise.all(folders.map((folder) => shellIn(folder, env)));
}

async function stopParts({ front, shells, apis, database, objects }: Partial<Parts>): Promise<void> {
  objects?.resume();
  await front?.stop();
  await Promise.all([...(shells ?? []), ...(apis ?? [])].map((one) => one.stop()));
  await database?.stop();
  await objects?.stop();
}

async function startParts(parts: Partial<Parts>, root: string, counts: { shells: number; apis: number }) {
  const objects = (parts.objects = await startObjectStore());
  const database = (parts.database = await startPostgres());
  const { store, keys, keyFiles } = await layStoreInBucket(root, objects);
  const apis = (parts.apis = await startApis(counts.apis, root, database));
  const [port, callPort] = [await freePort(), await freePort()];
  const calls = `http://${localhost}:${callPort}`;
  const origin = `http://${localhost}:${port}`;
  const env = {
    SITE_ORIGIN: origin,
    BASE_API_URL: calls,
    LIVE_API_URL: calls,
    CMS_API_URL: calls,
    TRUSTED_KEYS: keyFiles.trusted,
  };
  const shells = (parts.shells = await reserveShells(counts.shells, root, { ...objects.env, ...env }));
  const front = (parts.front = await startFront({
    port,
    callPort,
    shells: shells.map(({ origin }) => origin),
    apis: apis.map(({ origin }) => origin),
  }));
  for (const shell of shells) await shell.start();
  return { front, shells, apis, database, objects, calls, store, keys };
}

/** What a company runs that outgrew one machine, as processes of this one: nginx, shells, apis, PostgreSQL, a bucket. */
export async function startTopology(counts: { shells: number; apis: number }): Promise<Topology> {
  const root = mkdtempSync(path.join(tmpdir(), 'topology-'));
  const parts: Partial<Parts> = {};
  const stop = async () => {
    await stopParts(parts);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    return { ...(await startParts(parts, root, counts)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
