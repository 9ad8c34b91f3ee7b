import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { openStore } from '@site/release/store/open-store';
import { promote } from '@site/release/operations/promote';
import type { ReleaseStore } from '@site/release/store/release-store';
import { rollback } from '@site/release/operations/rollback';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { openKeys } from '@site/release/operations/store-access';
import type { BucketServer } from '@site/release/testing/bucket-server';
import { freePort } from '@site/shared/process/free-port';
import { type ReleaseProcess, runRelease } from './release-process';
import { RoundRobin } from './round-robin';
import { ShellProcess } from './shell-process';
import { laySite, placesIn } from './site-template';
import { waitFor } from './wait';

const by = 'e2e';
/** Files that are put into the bucket side by side. */
const uploads = 32;

/** Variables of a bucket on this machine, served by the test itself. */
export async function serveBucket(bucket: BucketServer): Promise<Record<string, string>> {
  bucket.pageSize = 1000;
  return {
    ASSET_STORE: 's3://site/live',
    S3_ENDPOINT: await bucket.start(),
    AWS_ACCESS_KEY_ID: 'example-id',
    AWS_SECRET_ACCESS_KEY: 'example-secret',
  };
}

/** Fills a store with all of a template's, as if it had been published there. */
async function fill(store: ReleaseStore, folder: string): Promise<void> {
  const template = new FileStore(folder);
  for (const below of ['remotes', 'shell', 'revisions']) {
    const files = await template.list(below);
    while (files.length > 0)
      await Promise.all(
        files.splice(0, uploads).map(async (file) => store.putFile(file, template.readSync(file) ?? Buffer.alloc(0))),
      );
  }
}

/** Shells on machines of their own, a store in a bucket, and a balancer in front that knows no sessions. */
export class SpreadSite {
  readonly front = new RoundRobin();
  readonly shells: ShellProcess[] = [];

  private constructor(
    private readonly root: string,
    readonly store: ReleaseStore,
    readonly keys: ReleaseKeys,
    private readonly variables: Record<string, string>,
  ) {}

  /** @param service the variables of a bucket, `ASSET_STORE` among them */
  static async start(api: string, service: Record<string, string>): Promise<SpreadSite> {
    const root = mkdtempSync(path.join(tmpdir(), 'spread-site-'));
    await laySite(root);
    const { assetStore, keys: keyFiles } = placesIn(root);
    const store = openStore(service.ASSET_STORE ?? '', service);
    await fill(store, assetStore);
    const hosts = { BASE_API_URL: api, LIVE_API_URL: api, CMS_API_URL: api };
    const variables = { ...service, ...hosts, TRUSTED_KEYS: keyFiles.trusted, OPS_PORT: '0' };
    const site = new SpreadSite(root, store, openKeys(keyFiles), variables);
    await site.front.start();
    return site;
  }

  /** A shell on a new machine, which has copied nothing yet. */
  async addShell(): Promise<ShellProcess> {
    const port = await freePort();
    const shell = new ShellProcess(`http://127.0.0.1:${port}`, {
      ...this.variables,
      SITE_ORIGIN: this.front.origin,
      PORT: String(port),
      DATA_DIR: path.join(this.root, `machine-${this.shells.length}`),
    });
    this.shells.push(shell);
    await shell.start();
    this.front.backs.push(shell.origin);
    return shell;
  }

  /** A command of the release tool, which knows every shell. */
  release(...args: string[]): ReleaseProcess {
    const shells = this.shells.map(({ operations }) => operations).join(',');
    return runRelease({ ...this.variables, SHELL_URLS: shells, SITE_ORIGIN: this.front.origin }, ...args);
  }

  async promote(versions: Record<string, string>): Promise<void> {
    const { revision } = await promote(this.store, this.keys, versions, { by, althoughBad: true });
    await this.followed(revision.sequence);
  }

  async rollback(remote: string): Promise<void> {
    const { revision } = await rollback(this.store, this.keys, remote, { by, again: true });
    await this.followed(revision.sequence);
  }

  async stop(): Promise<void> {
    await Promise.all(this.shells.map((shell) => shell.stop()));
    await this.front.stop();
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Waits until every shell serves the revision. */
  private async followed(sequence: number): Promise<void> {
    for (const shell of this.shells)
      await waitFor(`${shell.origin} serves revision ${sequence}`, async () => {
        return (await shell.health()).revision >= sequence;
      });
  }
}
