import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@site/shared/process/free-port';
import { request } from 'undici';
import { prepareNginx } from '@site/tooling/commands/prepare-fronts';
import { waitFor } from '../../harness/wait';

export type StoredByNginx = { origin: string; pid: number; addressOf: (address: string) => string; stop: () => void };

type Stored = { body: Buffer; headers: [name: string, value: string][] };

/** What nginx writes by itself. */
const own = new Set(['content-length', 'connection', 'keep-alive', 'date', 'etag', 'server', 'content-type']);

async function storedAnswer(address: string): Promise<Stored> {
  const { headers, body } = await request(address, { headers: { 'accept-encoding': 'br' } });
  const kept = Object.entries(headers).filter(([name]) => !own.has(name));
  return { body: Buffer.from(await body.arrayBuffer()), headers: kept.map(([name, value]) => [name, String(value)]) };
}

function location(file: string, { headers }: Stored): string {
  const lines = headers.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  return `location = /${file} { ${lines.join(' ')} }`;
}

/** One process that serves files, with a line of its log for each answer, as the shell writes one. */
function configuration(port: number, locations: readonly string[]): string {
  return [
    `worker_processes 1; pid nginx.pid; error_log stderr;${process.getuid?.() === 0 ? ' user root;' : ''}`,
    'events { worker_connections 1024; }',
    'http { server_tokens off; sendfile on; tcp_nopush on; access_log access.log; open_file_cache max=100;',
    `keepalive_requests 1000000000; types {} default_type 'text/html; charset=utf-8'; root pages;`,
    'client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;',
    `server { listen 127.0.0.1:${port}; ${locations.join(' ')} } }`,
  ].join('\n');
}

/** Debian's nginx with exactly the bytes and headers that the shell answers these addresses with. */
export async function storedByNginx(shell: string, addresses: readonly string[]): Promise<StoredByNginx> {
  const program = prepareNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const stored = await Promise.all(addresses.map((address) => storedAnswer(shell + address)));
  mkdirSync(path.join(folder, 'pages'));
  stored.forEach(({ body }, place) => writeFileSync(path.join(folder, 'pages', `page-${place}`), body));
  const locations = stored.map((one, place) => location(`page-${place}`, one));
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(port, locations));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor('nginx answers', () =>
    fetch(`${origin}/page-0`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    origin,
    pid: child.pid ?? 0,
    addressOf: (address) => `${origin}/page-${addresses.indexOf(address)}`,
    stop: () => {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  };
}
