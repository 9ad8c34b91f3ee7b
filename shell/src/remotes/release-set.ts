import { createHash } from 'node:crypto';
import type { ReleaseManifest, ReleaseRoute } from '@site/shared/contract/release-manifest';

/** One exact combination of versions; all code and data of a page comes from one set (docs/architecture.md#release-sets). */
export type ReleaseSet = {
  /** Hash of the exact versions, so that a rollback finds its pages still cached. */
  id: string;
  shell: ReleaseManifest;
  remotes: Record<string, ReleaseManifest>;
};

export type SetRoute = ReleaseRoute & { remote: string };

/** The first 16 hex digits of a hash of names and versions in fixed order. */
export function setId(shellVersion: string, versions: Record<string, string>): string {
  const names = Object.keys(versions).sort();
  const text = [`shell@${shellVersion}`, ...names.map((name) => `${name}@${versions[name]}`)].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function versionsOf(set: ReleaseSet): Record<string, string> {
  return Object.fromEntries(Object.entries(set.remotes).map(([name, { version }]) => [name, version]));
}

/** All pages of a set, each with the remote that owns it. */
export function routesOf(set: ReleaseSet): SetRoute[] {
  return Object.entries(set.remotes).flatMap(([remote, { routes }]) => routes.map((route) => ({ ...route, remote })));
}

/** The URL path of a release's file: `/assets/remotes/mf-help/1.0.0/client/x.js`. */
export function assetAddress(base: string, manifest: ReleaseManifest, file: string): string {
  const folder = manifest.name === 'shell' ? 'shell' : `remotes/${manifest.name}`;
  return `${base}/assets/${folder}/${manifest.version}/${file}`;
}

/**
 * The hash of a file that a release lists.
 * @throws {Error} when the file is not listed: nothing is loaded without a hash
 */
export function integrityIn(manifest: ReleaseManifest, file: string): string {
  const found = manifest.files.find(({ path }) => path === file);
  if (!found) throw new Error(`${manifest.name}@${manifest.version} lists no file ${file}.`);
  return found.integrity;
}
