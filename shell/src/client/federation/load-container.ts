import './container-runtime';
import type { PinnedRemote } from '../../render/pages/pinned-release';
import { runScript } from '../checked-script';
import { type ShareScope, shareScope } from './share-scope';

/** What the script of a section's browser half leaves in the page, by the protocol of Module Federation. */
export type Container = {
  init: (scope: ShareScope) => unknown;
  get: (door: string) => Promise<() => unknown>;
};

/** `mf-help` → `mf_help`: containers are global variables. */
function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The container that the document brought, or that was loaded before. */
export function presentContainer(remote: string): Container | undefined {
  return (globalThis as unknown as Record<string, Container | undefined>)[containerName(remote)];
}

/**
 * The container of a remote, by the name of the remote and the hash of its pinned version; one that the document brought is
 * taken as it is.
 * @throws {Error} when its script does not come, is not the pinned one, or registers no container
 */
export async function loadContainer(remote: string, { entry, integrity }: PinnedRemote): Promise<Container> {
  if (!presentContainer(remote)) await runScript(entry, integrity);
  const container = presentContainer(remote);
  if (!container) throw new Error(`${entry} was loaded and registered no container.`);
  await container.init(shareScope);
  return container;
}
