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
import { liveWatch } from '@site/release/shells/shell-health';
import { FileStore } from '@site/release/store/file-store';
import { freePort } from '@site/shared/process/free-port';
import { RoundRobin } from '../../harness/round-robin';
import { ShellProcess } from '../../harness/shell-process';
import { placesIn } from '../../harness/site-template';
import { waitFor } from '../../harness/wait';
import { addresses } from './line-pages';

const by = 'prove';
/** What is on its way to a shell that gets no more requests, in milliseconds. */
const lastRequests = 1000;

/** A store, two shells behind a balancer, and what operators do to them. */
export class LineSite {
  readonly front = new RoundRobin();
  readonly running: ShellProcess[] = [];
  private readonly root = mkdtempSync(path.join(tmpdir(), 'line-site-'));
  private readonly places = placesIn(this.root);
  readonly storeRoot = this.places.assetStore;
  readonly trustedKeys = this.places.keys.trusted;
  private readonly store = new FileStore(this.storeRoot);
  private started = 0;

  /**
   * @param api the origin of the service that pages ask
   * @param node runs the shells
   */
  constructor(
    readonly api: string,
    private readonly node: string,
  ) {}

  /** Makes keys, and publishes these builds. */
  async open(dists: readonly string[]): Promise<void> {
    await makeDevelopmentKeys(this.places.keys);
    await this.front.start();
    for (const dist of dists)
      for (const built of readBuiltReleases(dist)) await publish(this.store, this.keys(), built, { by });
  }

  /** A shell of its own, with data of its own, which starts from this build. */
  async startShell(dist: string): Promise<ShellProcess> {
    const port = await freePort();
    const { api, root, storeRoot, trustedKeys, front } = this;
    this.started += 1;
    const variables = {
      ...{ BASE_API_URL: api, LIVE_API_URL: api, CMS_API_URL: api, SITE_MAPS: 'asked', TRUSTED_HOPS: '1' },
      ...{ PORT: String(port), OPS_PORT: '0', SITE_ORIGIN: front.origin, SHELL_DIST: dist },
      ...{ DATA_DIR: path.join(root, `data-${this.started}`), ASSET_STORE: storeRoot, TRUSTED_KEYS: trustedKeys },
    };
    const shell = new ShellProcess(`http://127.0.0.1:${port}`, variables, this.node);
    await shell.start();
    return shell;
  }

  /** What a rollout asks before it sends visitors to a shell: whether its pages are there. */
  private async answers({ origin }: ShellProcess): Promise<void> {
    for (const address of addresses)
      await waitFor(`${origin}${address} is answered`, async () => (await fetch(`${origin}${address}`)).ok);
  }

  /** As a rollout does: one shell after the other, the new one with its pages before the old one ends. */
  async moveTo(dist: string): Promise<void> {
    const before = this.running.splice(0);
    for (const turn of [0, 1]) {
      const shell = await this.startShell(dist);
      await this.answers(shell);
      this.running.push(shell);
      this.front.backs = [...this.running, ...before.slice(turn + 1)].map(({ origin }) => origin);
      await wait(lastRequests);
      await before[turn]?.stop();
    }
  }

  async promote(versions: Record<string, string>): Promise<void> {
    const ungated = 'what is proven is what shells do';
    await promote(this.store, this.keys(), versions, { by, althoughBad: true, ungated });
    const follows = async (shell: ShellProcess) => {
      const { remotes } = await shell.health();
      return Object.entries(versions).every(([name, version]) => remotes[name] === version);
    };
    await waitFor(`both shells serve ${JSON.stringify(versions)}`, async () =>
      (await Promise.all(this.running.map(follows))).every(Boolean),
    );
  }

  async rollback(remote: string): Promise<void> {
    await rollback(this.store, this.keys(), remote, { by, again: true });
    // As the command does, so that no shell waits for its next look.
    void Promise.all(this.running.map(({ operations }) => liveWatch.notify(operations)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((shell) => shell.stop()));
    await this.front.stop();
    rmSync(this.root, { recursive: true, force: true });
  }

  private keys() {
    return openKeys(this.places.keys);
  }
}
