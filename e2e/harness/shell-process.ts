import { type ChildProcess, spawn } from 'node:child_process';
import { childrenOf, shareOf } from './cpu-time';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { shellFlags, shellVariables } from '@site/tooling/commands/shell-process';
import { waitFor } from './wait';

export type Heap = { heapUsed: number; external: number; rss: number };
export type Health = {
  revision: number;
  newest: number;
  set: string | null;
  remotes: Record<string, string>;
  deviations: { remote: string; wanted: string; running: string | null; reason: string }[];
  error: string | null;
  canaries: { remote: string; version: string; share: number; loaded: boolean; fault: string | null }[];
  chain: { hash: string | null; end: 'proven' | 'unproven' };
  pid: number;
};

/** The address for operators that the log of a start names, which was any free port. */
function operationsIn(lines: readonly string[]): string | undefined {
  return /"operations":"([^"]+)"/.exec(lines.join(''))?.[1];
}

/** A shell in a process of its own, as it runs in production, on a port and data folder of its own. */
export class ShellProcess {
  readonly lines: string[] = [];
  private opsOrigin: string | undefined;
  private child: ChildProcess | undefined;

  constructor(
    readonly origin: string,
    /** What it is told beside the environment of the tests. */
    readonly variables: Record<string, string>,
    /** The Node that runs it. */
    private readonly node: string = process.execPath,
  ) {}

  async start(): Promise<void> {
    const args = [
      '--expose-gc',
      '--require',
      path.join(repositoryRoot, 'e2e/harness/heap-report.cjs'),
      ...shellFlags,
      path.join(this.variables.SHELL_DIST ?? 'shell/dist', 'server/main.cjs'),
    ];
    const child = spawn(this.node, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...shellVariables, ...this.variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const keep = (chunk: Buffer) => this.lines.push(...chunk.toString().split('\n').filter(Boolean));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    this.child = child;
    const from = this.lines.length;
    const listens = () => {
      const address = operationsIn(this.lines.slice(from));
      if (!address && child.exitCode !== null)
        throw new Error(`The shell ended with code ${child.exitCode}: ${this.lines.slice(-5).join('\n')}`);
      return address;
    };
    this.opsOrigin = await waitFor(`the shell listens at ${this.origin}`, listens);
  }

  /** Where this shell answers its operators: another port at every start. */
  get operations(): string {
    if (!this.opsOrigin) throw new Error('The shell has not started.');
    return this.opsOrigin;
  }

  /** Of the running process; 0 before the first start. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async health(): Promise<Health> {
    return (await (await fetch(`${this.operations}/-/health`)).json()) as Health;
  }

  async metrics(): Promise<string> {
    return (await fetch(`${this.operations}/-/metrics`)).text();
  }

  /** Memory of the main thread after collection. */
  heap(): Promise<Heap> {
    return new Promise((done) => {
      this.child?.once('message', (message) => done((message as { heap: Heap }).heap));
      this.child?.send('heap');
    });
  }

  /** Memory in bytes of the process and its render processes, what they share counted once, with nothing collected for it. */
  async resident(): Promise<number> {
    const shares = await Promise.all([this.pid, ...childrenOf(this.pid)].map(shareOf));
    return shares.reduce((sum, bytes) => sum + bytes, 0);
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** Ends the process; gives the exit code. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    // One that was killed has no exit code for ever.
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child?.exitCode ?? null);
    return new Promise((done) => {
      child.once('exit', (code) => done(code));
      child.kill(signal);
    });
  }
}
