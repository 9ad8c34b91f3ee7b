import { generateKeyPairSync } from 'node:crypto';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { BuiltRelease } from '../built-release';
import { integrityOf } from '@site/shared/contract/integrity';
import { publish } from '../publish';
import type { ReleaseStore } from '../release-store';
import { type ReleaseKeys, signingKey, trustedKeys } from '../signing-keys';
import { stableJson } from '../stable-json';

/** A new key pair. */
export function freshKeys(): ReleaseKeys {
  const { privateKey } = generateKeyPairSync('ed25519');
  const signing = signingKey(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 'a test');
  return { signing, trusted: trustedKeys([{ pem: signing.publicPem, origin: 'a test' }]) };
}

export interface Sample {
  name?: string;
  version?: string;
  paths?: string[];
  /** The text of the server file; a different text makes a different build. */
  server?: string;
  builtAt?: string;
  notes?: string[];
}

function routeOf(path: string, index: number): ReleaseManifest['routes'][number] {
  return { id: `page-${index}`, path, layout: 'default', query: [], cacheSeconds: 60, indexed: true };
}

/** A small build: three files and one route per path. */
export function sampleRelease(sample: Sample = {}): BuiltRelease {
  const { name = 'mf-help', version = '1.0.0', server = `exports.routes = ['${version}'];` } = sample;
  const { paths = [`/${name}`], builtAt = '2026-11-21T08:00:00.000Z', notes } = sample;
  const files = new Map([
    ['client/remoteEntry.js', Buffer.from(`window.entry = '${name} ${version}';`)],
    ['client/page-0.css', Buffer.from('h1 { color: #123; }')],
    ['server/routes.cjs', Buffer.from(server)],
  ]);
  const manifest: ReleaseManifest = {
    contract: 1,
    name,
    version,
    commit: '0123abcd',
    builtAt,
    ...(notes && { notes }),
    routes: paths.map(routeOf),
    files: [...files].map(([path, bytes]) => ({ path, bytes: bytes.length, integrity: integrityOf(bytes) })),
    pages: {},
    calls: [],
    shared: {},
  };
  return { manifest, manifestText: stableJson(manifest), files };
}

/** Publishes several versions of a remote in order. */
export async function publishVersions(
  store: ReleaseStore,
  keys: ReleaseKeys,
  name: string,
  ...versions: string[]
): Promise<void> {
  for (const version of versions) await publish(store, keys, sampleRelease({ name, version }), { by: 'lin' });
}
