import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { type PostgresServer, startPostgres } from '../../../api/src/testing/postgres-server';
import { type Service, stopServices } from '@site/tooling/commands/services';
import { type Nginx, startNginx } from '../nginx';
import { type Mounts, mountsIn, releaseAsTyped } from './composed-release';
import { type Place, placesOf, startImage, variableOf } from './composed-services';
import type { ShapedSite } from './shape';

type Parts = { database: PostgresServer; services: Service[]; front: Nginx };

/** Where listen.conf of deploy/nginx has visitors arrive. */
const visitorsPort = 8443;
const origin = `https://localhost:${visitorsPort}`;
/** What an operator fills in: as the journeys know the site, without a console of its own to log in to. */
const settings = { SITE_ORIGIN: origin, SITE_DEMO: 'true', ADMIN_URL: '' };
const namesReach = path.join(repositoryRoot, 'e2e/harness/named-ports.cjs');

function startApis(places: readonly Place[], { url }: PostgresServer) {
  return startImage('api', places, ({ host, folder }) => ({
    ...settings,
    ...{ API_HOST: host, API_OPS_HOST: host, DATA_DIR: folder },
    // The network “back” of compose is this host.
    TRUSTED_PROXIES: '127.0.0.0/8',
    DATABASE_URL: `${url}?sslmode=disable`,
  }));
}

/** The name `api` leads to one of the replicas, as in the network of compose. */
function reachOf(api: Place | undefined): Record<string, string> {
  const callPort = variableOf('api', 'API_PORT');
  return { NODE_OPTIONS: `--require ${namesReach}`, NAMED_PORTS: `api:${callPort}=${api?.host}:${callPort}` };
}

function startShells(places: readonly Place[], apis: readonly Place[], { store, keyring }: Mounts) {
  return startImage('shell', places, ({ host, folder }, turn) => ({
    ...settings,
    ...{
      HOST: host,
      OPS_HOST: host,
      DATA_DIR: folder,
      ASSET_STORE: store,
      TRUSTED_KEYS: `${keyring}/trusted-keys.json`,
    },
    SHELL_DIST: path.join(repositoryRoot, 'shell/dist'),
    ...reachOf(apis[turn % apis.length]),
  }));
}

/** The certificate that the proof made, which Node has read at its start. @throws {Error} outside of the proof */
function certificate(): { key: string; cert: string } {
  const cert = process.env.NODE_EXTRA_CA_CERTS;
  if (!cert) throw new Error('What compose runs needs a certificate, which npm run prove -- --only shapes makes.');
  return { cert, key: path.join(path.dirname(cert), 'key.pem') };
}

/** The files of deploy/nginx as they are, but for the places of log and certificate. */
function startFront(shells: readonly Place[]): Promise<Nginx> {
  const { key, cert } = certificate();
  const listen = readFileSync(path.join(repositoryRoot, 'deploy/nginx/listen.conf'), 'utf8')
    .replace('/dev/stdout', 'access.log')
    .replace('/run/secrets/site.crt', cert)
    .replace('/run/secrets/site.key', key);
  const port = variableOf('shell', 'PORT');
  const origins = shells.map(({ host }) => `http://${host}:${port}`);
  return startNginx(visitorsPort, origins, { listen });
}

async function startParts(parts: Partial<Parts>, root: string): Promise<Place | undefined> {
  const [shells, apis] = [placesOf('shell', root), placesOf('api', root)];
  parts.database = await startPostgres();
  const mounts = mountsIn(root);
  parts.services = [];
  for await (const service of startApis(apis, parts.database)) parts.services.push(service);
  await releaseAsTyped(mounts, reachOf(apis[0]));
  for await (const service of startShells(shells, apis, mounts)) parts.services.push(service);
  parts.front = await startFront(shells);
  return apis[0];
}

/** deploy/compose.yaml as processes of this host: its services, its variables, its ports, its nginx with TLS. */
export async function startComposed(): Promise<ShapedSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'composed-'));
  const parts: Partial<Parts> = {};
  const stop = async () => {
    await parts.front?.stop();
    await stopServices(parts.services ?? []);
    await parts.database?.stop();
    rmSync(root, { recursive: true, force: true });
  };
  try {
    const api = await startParts(parts, root);
    const calls = `http://${api?.host}:${variableOf('api', 'API_PORT')}`;
    return { origin, calls, apiData: api?.folder ?? '', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
