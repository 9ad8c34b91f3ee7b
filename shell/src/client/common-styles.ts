import type { PinnedRemote } from '../render/pages/pinned-release';

/**
 * Brings the common styles that a section was built with where the shell has others (decision 064).
 * @throws {Error} when they do not come
 */
export async function bringCommonStyles({ common }: PinnedRemote): Promise<void> {
  const [address] = common ?? [];
  if (common && !document.querySelector(`link[href="${address}"]`)) await window.siteInsertSheet?.(common);
}
