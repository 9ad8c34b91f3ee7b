import { outputFolder } from '@site/shared/repository/workspaces';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openPglite } from '../database/pglite-database';
import { closeFiles } from '../database/private-files';
import { inheritedEnvironment, testDatabaseUrl } from './config';
import { databaseImage } from './database-image';
import { freePort } from '@site/shared/process/free-port';
import { sampleContent, writeContent } from './sample-content';
import { createDatabase } from './test-database';

const repository = join(__dirname, '../../..');
/** What the processes import. */
export const serviceContent = writeContent(sampleContent());

/** Data folder and database of a service. */
export type Place = { dataDir: string; env: Record<string, string>; leave: () => Promise<void> };

/** A new data folder with an initialised database, so that a service starts in a second. */
export async function newPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (testDatabaseUrl) {
    const { url, drop } = await createDatabase(testDatabaseUrl);
    return { dataDir, env: { DATABASE_URL: url }, leave: () => drop().then(removeFolder) };
  }
  cpSync(await initialisedFolder(), join(dataDir, 'pglite'), { recursive: true });
  return { dataDir, env: {}, leave: removeFolder };
}

async function initialisedFolder(): Promise<string> {
  const image = await databaseImage();
  const template = image.replace(/\.tar$/, '.folder');
  if (existsSync(template)) return template;
  const fresh = mkdtempSync(`${template}-`);
  const database = await openPglite({ folder: fresh, image });
  await database.close();
  closeFiles(fresh);
  try {
    renameSync(fresh, template);
  } catch {
    // Another test file was faster.
    rmSync(fresh, { recursive: true });
  }
  return template;
}

export type ServiceProcess = {
  origin: string;
  /** Where it answers its operators. */
  operations: string;
  child: ChildProcess;
  /** Exit code or signal name, once all output has been read. */
  exited: Promise<number | string>;
  output: () => string;
};

const apiMain = join(outputFolder('api'), 'main.cjs');
const buildApi = () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'tooling/src/commands/build.ts', 'api'], {
    cwd: repository,
  });

/** Once a process: the sources are read for it. */
let built: Promise<unknown> | undefined;

/** Starts the real service as a child process, as `npm start` does; returns before it is ready. */
export async function spawnService(place: Place, env: Record<string, string> = {}): Promise<ServiceProcess> {
  const [port, opsPort] = [await freePort(), await freePort()];
  await (built ??= buildApi());
  const child = spawn(process.execPath, [apiMain], {
    cwd: repository,
    env: {
      ...inheritedEnvironment,
      ...{
        API_PORT: String(port),
        API_OPS_PORT: String(opsPort),
        DATA_DIR: place.dataDir,
        CONTENT_DIR: serviceContent,
      },
      ...place.env,
      ...env,
    },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<number | string>((done) =>
    child.once('close', (code, signal) => done(code ?? signal ?? '')),
  );
  const [origin, operations] = [port, opsPort].map((number) => `http://127.0.0.1:${number}`) as [string, string];
  return { origin, operations, child, exited, output: () => output };
}

/** Waits for readiness; throws with the output when the process exits before. */
export async function untilReady(service: ServiceProcess): Promise<ServiceProcess> {
  let ended = false;
  void service.exited.then(() => {
    ended = true;
  });
  while (!ended) {
    const answer = await fetch(`${service.operations}/-/ready`).catch(() => undefined);
    if (answer?.ok) return service;
    await pause(30);
  }
  throw new Error(`the service exited before it was ready: ${service.output()}`);
}

export async function startService(place: Place, env: Record<string, string> = {}): Promise<ServiceProcess> {
  return untilReady(await spawnService(place, env));
}

export async function stopService({ child, exited }: ServiceProcess): Promise<number | string> {
  child.kill('SIGTERM');
  return exited;
}
