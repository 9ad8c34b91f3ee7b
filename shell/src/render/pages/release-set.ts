import { createHash } from 'node:crypto';
import type { ReleaseManifest, ReleaseRoute } from '@site/shared/contract/release-manifest';

/** One exact combination of versions; all code and data of a page comes from one set (docs/architecture.md#release-sets). */
export type ReleaseSet = {
  /** Hash of the exact versions, so that a rollback finds its pages still cached. */
  id: string;
  /** The build of the present line, which renders the shell's own pages. */
  shell: ReleaseManifest;
  /** The build of the other line, where the shell has two (set-lines.ts). */
  other?: ReleaseManifest | undefined;
  remotes: Record<string, ReleaseManifest>;
  /**
   * Remotes of which no version loads here, with the routes of the one that should be live: their addresses show an error
   * page. Without routes when not even a manifest can be read.
   */
  absent: Record<string, ReleaseRoute[]>;
};

export type SetRoute = ReleaseRoute & { remote: string };

/** The first 16 hex digits of a hash of names and versions in fixed order. */
export function setId(shells: string, versions: Record<string, string>, absent: readonly string[] = []): string {
  const releases = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const text = [`shell@${shells}`, ...[...releases, ...absent].sort()].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function versionsOf(set: ReleaseSet): Record<string, string> {
  return Object.fromEntries(Object.entries(set.remotes).map(([name, { version }]) => [name, version]));
}

function owned(remote: string, routes: readonly ReleaseRoute[]): SetRoute[] {
  return routes.map((route) => ({ ...route, remote }));
}

/** All pages that a set can render, each with the remote that owns it. */
export function routesOf(set: ReleaseSet): SetRoute[] {
  return Object.entries(set.remotes).flatMap(([remote, { routes }]) => owned(remote, routes));
}

/** The pages of remotes that do not load here. */
export function absentRoutesOf(set: ReleaseSet): SetRoute[] {
  return Object.entries(set.absent).flatMap(([remote, routes]) => owned(remote, routes));
}

/** Whether an address without a page may belong to a remote of which nothing is known here. */
export function hasUnknownPages({ absent }: ReleaseSet): boolean {
  return Object.values(absent).some((routes) => routes.length === 0);
}

/** `mf-help@1.2.3`. */
export function labelOf(name: string, version: string): string {
  return `${name}@${version}`;
}

/** The remote that owns a route; `shell` for the shell's own pages. */
export function sectionOf(set: ReleaseSet, routeId: string): string {
  return Object.values(set.remotes).find(({ routes }) => routes.some(({ id }) => id === routeId))?.name ?? 'shell';
}

/** The URL path of a release's file: `/assets/remotes/mf-help/1.0.0/client/x.js`. */
export function assetAddress(base: string, manifest: ReleaseManifest, file: string): string {
  const folder = manifest.name === 'shell' ? 'shell' : `remotes/${manifest.name}`;
  return `${base}/assets/${folder}/${manifest.version}/${file}`;
}

/**
 * The hash of a file that a release lists, as pages name it.
 * @throws {Error} when the file is not listed: nothing is loaded without a hash
 */
export function integrityIn(manifest: ReleaseManifest, file: string): string {
  const found = manifest.files.find(({ path }) => path === file);
  if (!found) throw new Error(`${manifest.name}@${manifest.version} lists no file ${file}.`);
  return found.pageIntegrity ?? found.integrity;
}
