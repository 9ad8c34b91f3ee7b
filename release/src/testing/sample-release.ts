import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { BuiltRelease } from '../releases/built-release';
import { integrityOf } from '@site/shared/contract/integrity';
import { publish } from '../operations/publish';
import type { ReleaseStore } from '../store/release-store';
import { EVERY_NAME, type KeyEntry, type KeyRole } from '../keys/key-entry';
import { newPrivateKey } from '../keys/key-files';
import { type ReleaseKeys, type SigningKey, signingKey, trustedKeys } from '../keys/signing-keys';
import { stableJson } from '../text/stable-json';

export type SampleKey = { key: SigningKey; entry: KeyEntry };

/** A new key of a role, good for this century unless `change` says otherwise. */
export function freshKey(role: KeyRole, change: Partial<KeyEntry> = {}): SampleKey {
  const key = signingKey(newPrivateKey(), 'a test');
  const { id, publicPem } = key;
  const names = role === 'publish' ? { names: [EVERY_NAME] } : {};
  const [signsFrom, signsUntil] = ['2020-01-01T00:00:00.000Z', '2099-12-31T00:00:00.000Z'];
  return { key, entry: { id, owner: 'development', role, ...names, signsFrom, signsUntil, publicPem, ...change } };
}

/** Keys for commands that write: one that publishes everything, and one for revisions; `others` are trusted too. */
export function keysOf(publish: SampleKey, revisions: SampleKey, ...others: SampleKey[]): ReleaseKeys {
  const trusted = trustedKeys([publish, revisions, ...others].map(({ entry }) => entry));
  return { publishing: publish.key, signing: revisions.key, trusted };
}

/** New keys that may do everything. */
export function freshKeys(): ReleaseKeys {
  return keysOf(freshKey('publish'), freshKey('promote'));
}

export interface Sample {
  name?: string;
  version?: string;
  paths?: string[];
  /** The text of the server file; a different text makes a different build. */
  server?: string;
  builtAt?: string;
  notes?: string[];
  /** The line that it is built for; older releases name none. */
  line?: string;
  /** Hashes of what it was built from. */
  origin?: Pick<ReleaseManifest, 'lockfileHash' | 'sbomHash'>;
}

function routeOf(name: string, path: string, index: number): ReleaseManifest['routes'][number] {
  return { id: `${name}-${index}`, path, layout: 'default', query: [], cacheSeconds: 60, indexed: true };
}

/** A small build: three files and one route per path. */
export function sampleRelease(sample: Sample = {}): BuiltRelease {
  const { name = 'mf-help', version = '1.0.0', server = `exports.routes = ['${version}'];` } = sample;
  const { paths = [`/${name}`], builtAt = '2026-11-21T08:00:00.000Z', notes, line, origin } = sample;
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
    ...(line && { line }),
    ...origin,
    routes: paths.map((path, index) => routeOf(name, path, index)),
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
