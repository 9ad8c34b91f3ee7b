import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { prepareCaddy } from '@site/tooling/commands/prepare-fronts';
import { waitFor } from './wait';

export type Caddy = { origin: string; stop: () => Promise<void> };

/** Debian's Caddy with the file of deploy/caddy before these shells, without certificates. */
export async function startCaddy(port: number, shells: readonly string[]): Promise<Caddy> {
  const program = prepareCaddy();
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const origin = `http://127.0.0.1:${port}`;
  const file = path.join(repositoryRoot, 'deploy/caddy/Caddyfile');
  const hosts = shells.map((shell) => new URL(shell).host).join(' ');
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, SITE_HOST: origin, SHELLS: hosts };
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended with code ${child.exitCode}.`);
    return fetch(`${origin}/-/generation`).then(
      ({ status }) => status === 404,
      () => false,
    );
  };
  try {
    await waitFor('Caddy answers', answers);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
