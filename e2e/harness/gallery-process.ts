import { type ChildProcess, spawn } from 'node:child_process';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { freePort } from '@site/shared/process/free-port';
import { waitFor } from './wait';

/** `npm run dev gallery` on a free port. */
export class GalleryProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  /** Resolves when it is built and says that it is ready. */
  static async start(): Promise<GalleryProcess> {
    const port = await freePort();
    const env = { ...process.env, GALLERY_PORT: String(port) };
    const args = ['tooling/src/commands/dev.mjs', 'gallery'];
    const child = spawn(process.execPath, args, { cwd: repositoryRoot, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    await waitFor('the gallery is ready', () => {
      if (child.exitCode !== null) throw new Error(`npm run dev gallery ended: ${output}`);
      return output.includes('Ready after');
    });
    return new GalleryProcess(child, `http://127.0.0.1:${port}`);
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGINT');
    await ended;
  }
}
