import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@site/shared/process/free-port';
import { waitFor } from './wait';

/** `npm run dev` in a scratch checkout, on free ports and a data folder of its own. */
export class DevProcess {
  /** Of the last start. */
  output = '';
  private child: ChildProcess | undefined;
  private port = 0;
  hotPort = 0;

  constructor(
    private readonly root: string,
    /** Arguments of the command. */
    private readonly args: readonly string[],
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when the command says that it is ready. */
  async start(): Promise<void> {
    this.output = '';
    const names = ['PORT', 'OPS_PORT', 'API_PORT', 'API_OPS_PORT', 'HOT_PORT'];
    const ports = await Promise.all(names.map(() => freePort()));
    this.port = ports[0] ?? 0;
    this.hotPort = ports[4] ?? 0;
    const child = spawn(process.execPath, ['tooling/src/commands/dev.mjs', ...this.args], {
      cwd: this.root,
      env: {
        ...process.env,
        ...Object.fromEntries(names.map((name, index) => [name, String(ports[index])])),
        DATA_DIR: path.join(this.root, '.data'),
        TRUSTED_KEYS: path.join(this.root, '.keys/trusted-keys.json'),
      },
    });
    this.child = child;
    const keep = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    await waitFor('npm run dev is ready', () => {
      if (child.exitCode !== null) throw new Error(`npm run dev ended: ${this.output}`);
      return this.output.includes('Ready after');
    });
  }

  /** Saves a file of the checkout with one text in the place of another. */
  edit(file: string, from: string, to: string): void {
    const full = path.join(this.root, file);
    const text = readFileSync(full, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not have “${from}”.`);
    writeFileSync(full, text.replace(from, to));
  }

  /** A file of the checkout. */
  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** What the server answers at an address, without the places where a line may break. */
  async served(address: string): Promise<string> {
    return (await (await fetch(this.origin + address)).text()).replaceAll('<wbr>', '');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }
}
