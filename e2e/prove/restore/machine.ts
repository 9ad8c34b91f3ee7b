import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCli } from '@site/release/commands/run-cli';
import { readConfig } from '@site/release/config';
import { openStoreAccess } from '@site/release/operations/store-access';
import { liveWatch } from '@site/release/shells/shell-health';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { apiMain } from '@site/tooling/bundle/build-api';
import { type Service, startService, stopServices, waitUntilReady } from '@site/tooling/commands/services';
import { freePort } from '@site/shared/process/free-port';
import { sealingSettings } from '../../../api/src/testing/lead-keys';
import { ShellProcess } from '../../harness/shell-process';
import { laySite, placesIn } from '../../harness/site-template';
import { layApiData, prepareApiData } from '../../harness/test-api';

export type Ended = { exitCode: number; out: string; err: string };

const unlimited = { LEAD_ADDRESS_PER_MINUTE: '1000000', LEAD_ADDRESS_PER_DAY: '1000000' };

/** A site alone in a folder: data, and beside them keys; an api with the embedded database, and one shell. */
export class Machine {
  readonly root = mkdtempSync(path.join(tmpdir(), 'machine-'));
  readonly dataDir = path.join(this.root, 'data');
  private readonly keys = placesIn(this.root).keys;
  private api: Service | undefined;
  private running: ShellProcess | undefined;

  /** Every build published and live, and a database with the content of the repository. */
  async lay(): Promise<void> {
    await laySite(this.root);
    chmodSync(this.dataDir, 0o700);
    const laid = path.join(this.root, 'laid');
    await prepareApiData();
    layApiData(laid);
    for (const name of readdirSync(laid)) renameSync(path.join(laid, name), path.join(this.dataDir, name));
  }

  /** Keys travel by themselves: they are in no backup. */
  takeKeysOf(other: Machine): void {
    mkdirSync(path.dirname(this.keys.trusted), { recursive: true });
    cpSync(path.dirname(other.keys.trusted), path.dirname(this.keys.trusted), { recursive: true });
  }

  /** @throws {Error} where a process ends before it is ready */
  async start(): Promise<void> {
    const calls = await this.startApi(this.dataDir);
    const [port, { assetStore }] = [await freePort(), placesIn(this.root)];
    this.running = new ShellProcess(`http://127.0.0.1:${port}`, {
      ...this.variables,
      PORT: String(port),
      OPS_PORT: '0',
      ASSET_STORE: assetStore,
      SITE_MAPS: 'asked',
      BASE_API_URL: calls,
      LIVE_API_URL: calls,
      CMS_API_URL: calls,
    });
    await this.running.start();
  }

  /** Whether an api starts on a copy of the data folder that is taken while its own runs. */
  async startsOnCopy(): Promise<boolean> {
    const copy = path.join(this.root, 'copy');
    mkdirSync(copy, { mode: 0o700 });
    // What has no content, as a socket, is not copied, nor what the shell drafts and removes meanwhile.
    for (const name of ['api', 'pglite']) {
      const filter = (file: string) => !file.endsWith('.sock');
      cpSync(path.join(this.dataDir, name), path.join(copy, name), { recursive: true, filter });
    }
    const first = this.api;
    const started = await this.startApi(copy).then(
      () => true,
      () => false,
    );
    if (this.api && this.api !== first) await stopServices([this.api]);
    this.api = first;
    return started;
  }

  get shell(): ShellProcess {
    if (!this.running) throw new Error(`No shell runs in ${this.root}.`);
    return this.running;
  }

  /** A command of the release tool, in a process of its own. */
  release(...args: string[]): Promise<Ended> {
    const env = { ...process.env, ...this.variables, ...(this.running && { SHELL_URLS: this.running.operations }) };
    const command = ['--import', 'tsx', 'release/src/cli.ts', ...args];
    return new Promise((done) => {
      execFile(process.execPath, command, { cwd: repositoryRoot, env }, (error, out, err) =>
        done({ exitCode: error ? Number(error.code) : 0, out, err }),
      );
    });
  }

  /** The same in this process, for what is asked many times. */
  async releaseHere(...args: string[]): Promise<Ended> {
    const printed = { out: '', err: '' };
    const printer = {
      out: (text: string) => (printed.out += `${text}\n`),
      err: (text: string) => (printed.err += `${text}\n`),
    };
    const open = () => ({ access: openStoreAccess(readConfig(this.variables)), watch: liveWatch });
    return { exitCode: await runCli(args, open, printer), ...printed };
  }

  /** Ends it as a power cut does, and takes its folder away. */
  async destroy(): Promise<void> {
    await this.running?.stop('SIGKILL');
    this.api?.child.kill('SIGKILL');
    await this.api?.exited;
    rmSync(this.root, { recursive: true, force: true });
  }

  private get variables() {
    return { DATA_DIR: this.dataDir, TRUSTED_KEYS: this.keys.trusted };
  }

  private async startApi(dataDir: string): Promise<string> {
    const [port, opsPort] = [String(await freePort()), String(await freePort())];
    const own = { DATA_DIR: dataDir, API_PORT: port, API_OPS_PORT: opsPort, LOG_LEVEL: 'warn' };
    this.api = startService('The api', [apiMain], { ...own, ...sealingSettings, ...unlimited }, 'ignore');
    await waitUntilReady(this.api, `http://127.0.0.1:${opsPort}/-/ready`);
    return `http://127.0.0.1:${port}`;
  }
}
