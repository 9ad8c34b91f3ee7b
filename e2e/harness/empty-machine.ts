import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

export type Started = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

/** Commands on an empty folder; what still runs ends with `leave`. */
export class EmptyMachine {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'start-'));
  private readonly running: ChildProcess[] = [];
  readonly dataDir = path.join(this.root, 'data');
  /** Beside the data: keys are configuration. */
  readonly trustedKeys = path.join(this.root, 'keys/trusted-keys.json');

  run(script: string, env: NodeJS.ProcessEnv): Started {
    const child = spawn(process.execPath, [script], { cwd: repositoryRoot, env });
    this.running.push(child);
    let text = '';
    const keep = (chunk: Buffer) => {
      text += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    return { child, output: () => text, exit: new Promise((done) => child.once('close', (code) => done(code))) };
  }

  npmStart(env: Record<string, string>): Started {
    const own = { DATA_DIR: this.dataDir, TRUSTED_KEYS: this.trustedKeys };
    return this.run('tooling/src/commands/start.mjs', { ...process.env, ...own, ...env });
  }

  async leave(): Promise<void> {
    for (const child of this.running.splice(0)) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
    }
    rmSync(this.root, { recursive: true, force: true });
  }
}
