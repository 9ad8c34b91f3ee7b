import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { prepareNginx } from '@site/tooling/commands/prepare-fronts';
import { deployText } from '../laws/deploy-files';
import { MainProcess } from './nginx-process';
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
  /** Another main process takes the place of this one, as for a new version of nginx; no connection is refused meanwhile. */
  restart: () => Promise<void>;
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

async function answers(origin: string, main: MainProcess): Promise<boolean> {
  if (!main.runs) throw new Error(`nginx ended: ${main.complaints}`);
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
  const main = await MainProcess.start(folder, program, args);
  const origin = around.listen ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const stop = async () => {
    await main.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitFor('nginx answers', () => answers(origin, main));
  } catch (error) {
    await stop();
    throw error;
  } finally {
    main.letGo();
  }
  const lines = () =>
    readFileSync(path.join(folder, accessLog), 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as NginxLine);
  return { origin, lines, folder, reload: () => main.reload(), restart: () => main.restart(), stop };
}
