import type { CheckedFile, PinnedRemote } from '../render/pages/pinned-release';

/**
 * Remote → its version for the life of the page: the page's own section from the HTML, the others as live at intent.
 */
export const pinned = new Map<string, PinnedRemote>();

/** The files of chunk hashes of everything pinned, the shell's first. */
export const pinnedHashFiles: CheckedFile[] = [];
