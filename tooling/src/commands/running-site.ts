import { apiMain, buildApi } from '../bundle/build-api';
import path from 'node:path';
import { KeptService } from './kept-service';
import { type LogPlace, type Service, startService, stopServices, waitUntilReady } from './services';
import type { Settings } from './settings';
import { shellFlags, shellVariables } from './shell-process';

/** The processes of a site on this machine. */
export class RunningSite {
  private kept: KeptService[] = [];
  private guards: Service[] = [];
  private stopping = false;
  private shellLog: LogPlace = 'ignore';
  private readonly others: (() => Promise<void> | void)[] = [];

  constructor(
    private readonly settings: Settings,
    private readonly shellEnv: Record<string, string> = {},
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.settings.port}`;
  }

  /** Where the shell answers its operators. */
  get operations(): string {
    return `http://127.0.0.1:${this.settings.opsPort}`;
  }

  /** Its one file is built in a second, so that it need not wait for the sections. */
  async startApi(): Promise<void> {
    await buildApi();
    const start = () => startService('The api', [apiMain], { PAGES_ORIGIN: this.address }, 'ignore');
    await this.run(start, `http://127.0.0.1:${this.settings.apiOpsPort}/-/ready`);
  }

  /** The log of shells that are started from now on goes there; else nowhere. */
  readShellLog(log: LogPlace): void {
    this.shellLog = log;
  }

  async startShell(): Promise<void> {
    const dist = this.shellEnv.SHELL_DIST ?? 'shell/dist';
    const command = [...shellFlags, path.join(dist, 'server/main.cjs')];
    const start = () => startService('The shell', command, { ...shellVariables, ...this.shellEnv }, this.shellLog);
    await this.run(start, `${this.operations}/-/ready`);
  }

  /** The guard of releases, with the key that this checkout made for it. The site goes on without one that ends. */
  startGuard(): void {
    const args = ['--import', 'tsx', 'release/src/cli.ts', 'guard'];
    const guard = startService('The guard', args, { SHELL_URLS: this.operations }, 'inherit');
    this.guards.push(guard);
    void guard.exited.then((code) => {
      if (!this.stopping) console.error(`The guard ended with code ${code}: what fails is not rolled back by itself.`);
    });
  }

  /** Ends the shell after its last answer and starts what is built now. */
  async restartShell(): Promise<void> {
    const old = this.kept.filter(({ service }) => service.name === 'The shell');
    this.kept = this.kept.filter((one) => !old.includes(one));
    await this.end(old);
    await this.startShell();
  }

  /** What is to be ended with the site beside its processes. */
  endWith(end: () => Promise<void> | void): void {
    this.others.push(end);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([this.end(this.kept), stopServices(this.guards), ...this.others.map((end) => end())]);
  }

  /** One that ends before it is ready fails the command; afterwards it is started again. */
  private async run(start: () => Service, ready: string): Promise<void> {
    const kept = new KeptService({ start });
    this.kept.push(kept);
    await waitUntilReady(kept.service, ready);
    if (!this.stopping) kept.keep();
  }

  private async end(all: readonly KeptService[]): Promise<void> {
    for (const kept of all) kept.release();
    await stopServices(all.map(({ service }) => service));
  }
}
