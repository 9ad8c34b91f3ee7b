import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { prepareNginx } from '../../scripts/prepare-fronts';
import { deployText } from '../laws/deploy-files';
import { waitFor } from './wait';

export type NginxLine = { request: string; path: string; status: number; cache: string; shell: string };

export type Nginx = {
  origin: string;
  /** Its access log. */
  lines: () => NginxLine[];
  /** Copies of pages and files that it keeps. */
  folder: string;
  /** Reads its files again, as after a change: new processes take over from the old ones. */
  reload: () => void;
  stop: () => Promise<void>;
};

const accessLog = 'access.log';

/** What stands around the site elsewhere: lines of its server, servers beside it, or another way to listen. */
export type Surroundings = { server?: string; beside?: string; listen?: string };

/** The files of production, with other addresses and surroundings alone. */
function layFiles(folder: string, port: number, shells: readonly string[], around: Surroundings) {
  const { server = '', beside = '', listen = `access_log ${accessLog} lines;\nlisten 127.0.0.1:${port};\n` } = around;
  cpSync(path.join(repositoryRoot, 'deploy/nginx'), folder, { recursive: true });
  // Addresses in the place of names: what asks for those again is newer than Debian's nginx.
  const [balancing = ''] = /^hash .*$/m.exec(deployText('nginx/shells.conf')) ?? [];
  const servers = shells.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=1s;\n`);
  writeFileSync(path.join(folder, 'shells.conf'), `${balancing}\n${servers.join('')}`);
  writeFileSync(path.join(folder, 'listen.conf'), `${listen}${server}`);
  appendFileSync(path.join(folder, 'site.conf'), beside);
}

function ended(child: ChildProcess): Promise<unknown> {
  return child.exitCode === null ? new Promise((done) => child.once('exit', done)) : Promise.resolve();
}

async function answers(origin: string, child: ChildProcess, output: () => string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}: ${output()}`);
  // An address that no shell is asked for.
  return fetch(`${origin}/-/generation`).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** Debian's nginx with the files of deploy/nginx before these shells, in a folder of its own. */
export async function startNginx(port: number, shells: readonly string[], around: Surroundings = {}): Promise<Nginx> {
  const program = prepareNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  layFiles(folder, port, shells, around);
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const args = ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${user}`, '-e', 'stderr'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const origin = around.listen ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitFor('nginx answers', () => answers(origin, child, () => complaints));
  } catch (error) {
    await stop();
    throw error;
  }
  const lines = () =>
    readFileSync(path.join(folder, accessLog), 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as NginxLine);
  return { origin, lines, folder, reload: () => void child.kill('SIGHUP'), stop };
}
