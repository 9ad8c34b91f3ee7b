import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from './wait';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that ended and was not buried answers signals still.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * A shell in between, which ends once nginx is up: a main process with the parent that it was started by is not let another take
 * its place.
 */
const orphan = '"$@" & echo $!; read -r _';

/** The main process of an nginx, whichever it is by now. */
export class MainProcess {
  private readonly pidFile: string;
  /** What it said on its way up. */
  complaints = '';

  private constructor(
    folder: string,
    private current: number,
    /** Ends the shell in between. */
    readonly letGo: () => void,
  ) {
    this.pidFile = path.join(folder, 'nginx.pid');
  }

  /** @param folder where its file of process ids lies */
  static async start(folder: string, program: string, args: readonly string[]): Promise<MainProcess> {
    const child = spawn('sh', ['-c', orphan, 'sh', program, ...args], { stdio: 'pipe' });
    const pid = await new Promise<number>((done, fail) => {
      child.once('error', fail);
      child.stdout.once('data', (chunk: Buffer) => done(Number(chunk.toString())));
    });
    const main = new MainProcess(folder, pid, () => void child.stdin.end());
    child.stderr.on('data', (chunk: Buffer) => (main.complaints += chunk.toString()));
    return main;
  }

  get runs(): boolean {
    return isAlive(this.current);
  }

  reload(): void {
    process.kill(this.current, 'SIGHUP');
  }

  /** USR2 starts another on the same sockets, QUIT lets the first answer what is under way and go. */
  async restart(): Promise<void> {
    const before = this.current;
    process.kill(before, 'SIGUSR2');
    this.current = await waitFor('nginx has another main process', async () => {
      const pid = existsSync(this.pidFile) ? Number(readFileSync(this.pidFile, 'utf8')) : 0;
      return pid > 0 && pid !== before && pid;
    });
    process.kill(before, 'SIGQUIT');
    await waitFor('the main process of before ends', async () => !isAlive(before));
  }

  async stop(): Promise<void> {
    if (!this.runs) return;
    process.kill(this.current, 'SIGTERM');
    await waitFor('nginx ends', async () => !this.runs);
  }
}
