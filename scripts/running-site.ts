import { apiMain, buildApi } from '@site/shared/build/build-api';
import path from 'node:path';
import { type Service, startService, stopServices, waitUntilReady } from './services';
import type { Settings } from './settings';
import { shellFlags, shellVariables } from './shell-process';

type Ended = (name: string, code: number | null) => void;

/** The processes of a site on this machine. */
export class RunningSite {
  private services: Service[] = [];
  private stopping = false;
  private readonly others: (() => Promise<void> | void)[] = [];

  /** @param ended told when a service ends that nobody stopped */
  constructor(
    private readonly settings: Settings,
    private readonly ended: Ended,
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
    const api = this.add(startService('The api', [apiMain], {}, 'ignore'));
    await waitUntilReady(api, `http://127.0.0.1:${this.settings.apiOpsPort}/-/ready`);
  }

  async startShell(): Promise<void> {
    const dist = this.shellEnv.SHELL_DIST ?? 'shell/dist';
    const command = [...shellFlags, path.join(dist, 'server/main.cjs')];
    const shell = this.add(startService('The shell', command, { ...shellVariables, ...this.shellEnv }, 'ignore'));
    await waitUntilReady(shell, `${this.operations}/-/ready`);
  }

  /** The guard of releases, with the key that this checkout made for it. The site goes on without one that ends. */
  startGuard(): void {
    const args = ['--import', 'tsx', 'release/src/cli.ts', 'guard'];
    const guard = startService('The guard', args, { SHELL_URLS: this.operations }, 'inherit');
    this.services.push(guard);
    void guard.exited.then((code) => {
      if (!this.stopping) console.error(`The guard ended with code ${code}: what fails is not rolled back by itself.`);
    });
  }

  /** Ends the shell after its last answer and starts what is built now. */
  async restartShell(): Promise<void> {
    const old = this.services.filter(({ name }) => name === 'The shell');
    this.services = this.services.filter((service) => !old.includes(service));
    await stopServices(old);
    await this.startShell();
  }

  /** What is to be ended with the site beside its processes. */
  endWith(end: () => Promise<void> | void): void {
    this.others.push(end);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([stopServices(this.services), ...this.others.map((end) => end())]);
  }

  private add(service: Service): Service {
    this.services.push(service);
    void service.exited.then((code) => {
      if (!this.stopping && this.services.includes(service)) this.ended(service.name, code);
    });
    return service;
  }
}
