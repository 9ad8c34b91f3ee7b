import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDevelopmentKeys } from '@site/release/keys/development-keys';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { rollback } from '@site/release/operations/rollback';
import { openKeys } from '@site/release/operations/store-access';
import { readBuiltReleases } from '@site/release/releases/built-release';
import { FileStore } from '@site/release/store/file-store';
import { freePort } from '@site/shared/process/free-port';
import { RoundRobin } from '../../harness/round-robin';
import { ShellProcess } from '../../harness/shell-process';
import { placesIn } from '../../harness/site-template';
import { waitFor } from '../../harness/wait';

const by = 'prove';
/** What is on its way to a shell that gets no more requests, in milliseconds. */
const lastRequests = 1000;

export type LineSite = Awaited<ReturnType<typeof openLineSite>>;

/** A store, two shells behind a balancer, and what operators do to them. */
export async function openLineSite(api: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'line-site-'));
  const { assetStore, keys: keyFiles } = placesIn(root);
  await makeDevelopmentKeys(keyFiles);
  const keys = openKeys(keyFiles);
  const store = new FileStore(assetStore);
  const front = new RoundRobin();
  await front.start();
  const running: ShellProcess[] = [];
  let started = 0;

  /** A shell of its own, with data of its own, which starts from this build. */
  async function startShell(dist: string): Promise<ShellProcess> {
    const port = await freePort();
    const hosts = { BASE_API_URL: api, LIVE_API_URL: api, CMS_API_URL: api };
    started += 1;
    const shell = new ShellProcess(`http://127.0.0.1:${port}`, {
      ...hosts,
      PORT: String(port),
      OPS_PORT: '0',
      DATA_DIR: path.join(root, `data-${started}`),
      ASSET_STORE: assetStore,
      TRUSTED_KEYS: keyFiles.trusted,
      SITE_ORIGIN: front.origin,
      SITE_MAPS: 'asked',
      SHELL_DIST: dist,
    });
    await shell.start();
    await waitFor('the shell is ready', async () => (await fetch(`${shell.operations}/-/ready`)).ok);
    return shell;
  }

  async function publishAll(dists: readonly string[]): Promise<void> {
    for (const dist of dists) for (const built of readBuiltReleases(dist)) await publish(store, keys, built, { by });
  }

  /** As a rollout does: one shell after the other, the new one before the old one ends. */
  async function moveTo(dist: string): Promise<void> {
    const before = running.splice(0);
    for (const turn of [0, 1]) {
      running.push(await startShell(dist));
      const left = before[turn];
      front.backs = [...running, ...before.slice(turn + 1)].map(({ origin }) => origin);
      if (!left) continue;
      await wait(lastRequests);
      await left.stop();
    }
  }

  async function serve(versions: Record<string, string>): Promise<void> {
    const follows = async (shell: ShellProcess) => {
      const { remotes } = await shell.health();
      return Object.entries(versions).every(([name, version]) => remotes[name] === version);
    };
    await waitFor(`both shells serve ${JSON.stringify(versions)}`, async () =>
      (await Promise.all(running.map(follows))).every(Boolean),
    );
  }

  return {
    ...{ api, keyFiles, assetStore, front, running, startShell, publishAll, moveTo, serve },
    promote: async (versions: Record<string, string>) => {
      await promote(store, keys, versions, { by, althoughBad: true, ungated: 'what is proven is what shells do' });
      await serve(versions);
    },
    rollback: (remote: string) => rollback(store, keys, remote, { by, again: true }),
    stop: async () => {
      await Promise.all(running.map((shell) => shell.stop()));
      await front.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
