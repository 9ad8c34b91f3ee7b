import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { installOutsideTool } from '../harness/outside-tool';
import { startSite } from '../harness/site';
import { startTlsFront, type TlsFront } from '../harness/tls-front';

export type ObservatoryFigures = { grade: string; score: number; testsPassed: number; testsFailed: number };

/** Not among the packages of the repository: with its server it is 255 packages of 140 MB, which nothing else needs. */
const scanner = '@mdn/mdn-http-observatory@1.4.8';
const name = 'www.example.com';

/** Gives the folder of the scanner. @throws {Error} where npm reaches no registry */
function installScanner(): string {
  const place = installOutsideTool(scanner);
  // Its list of preloaded hosts, which it fetches when it is installed: no example is on it.
  writeFileSync(path.join(place, 'conf/hsts-preload.json'), '{}');
  return place;
}

/** Runs the scanner as it is, with the ports of the name led to the front. */
async function scan(place: string, { certificate, httpsPort, httpPort }: TlsFront): Promise<ObservatoryFigures> {
  const redirect = path.join(repositoryRoot, 'e2e/harness/named-ports.cjs');
  const ports = `${name}:443=${httpsPort},${name}:80=${httpPort}`;
  const child = spawn(process.execPath, ['--require', redirect, path.join(place, 'src/scan.js'), name], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate, NAMED_PORTS: ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((done) => child.once('close', done));
  const { scan: found, error } = JSON.parse(text) as { scan?: ObservatoryFigures; error?: string };
  if (!found) throw new Error(`The Observatory scanned nothing: ${error}`);
  const { grade, score, testsPassed, testsFailed } = found;
  return { grade, score, testsPassed, testsFailed };
}

/** MDN's HTTP Observatory on a site of production's name behind transport security. */
export async function observe(api: string): Promise<ObservatoryFigures> {
  const place = installScanner();
  const keys = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  const site = await startSite(api, { SITE_ORIGIN: `https://${name}`, TRUSTED_HOPS: '1' });
  const front = await startTlsFront(site.shell.origin, name, keys);
  try {
    return await scan(place, front);
  } finally {
    front.stop();
    await site.stop();
    rmSync(keys, { recursive: true });
  }
}
