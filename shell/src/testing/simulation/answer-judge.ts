import type { MemoryStore } from '@site/release/memory-store';
import type { StoredPage } from '../../server/pages/html-cache';
import { canariesBetween, liveOrBefore } from './release-history';
import type { SimulatedPage } from './simulated-process';
import type { Side, SimulatedShell } from './simulated-shell-run';

/** One request, and what it was answered. */
export type Asked = {
  shell: SimulatedShell;
  path: string;
  side: Side;
  /** The revision that was live when it was accepted. */
  from: number;
  /** Whether its visitor has gone. */
  left: boolean;
  page?: StoredPage | undefined;
  error?: Error;
};

/**
 * Whether a page that was under way when its release was withdrawn may still be answered. `strict`: it may not, from the moment on
 * at which its shell has taken the revision over.
 */
export type UnderWay = 'may be answered' | 'strict';

function textOf({ body }: StoredPage): string {
  return body.ready('identity')?.toString() ?? '';
}

function shownIn(page: StoredPage): SimulatedPage | undefined {
  try {
    return JSON.parse(textOf(page)) as SimulatedPage;
  } catch {
    // One of the static pages, which are shown only where not even an error page can be rendered.
    return undefined;
  }
}

function isOfShell(release: string): boolean {
  return release === '' || release.startsWith('shell@');
}

/** @returns what is wrong with an answer, as a sentence; undefined when nothing is */
export function faultOf(asked: Asked, store: MemoryStore, underWay: UnderWay): string | undefined {
  const { shell, path, page, error } = asked;
  const where = `${path} on ${shell.name} at revision ${shell.sequence}`;
  if (error) return `${where} was answered with an exception: ${error.stack}`;
  if (!page) return undefined;
  const shown = shownIn(page);
  if (page.status < 500 && !shown) return `${where} was answered ${page.status} with a page that nobody rendered.`;
  if (page.status < 500 && shown?.release !== page.release)
    return `${where} was answered with the page of ${shown?.release}, which is said to be of ${page.release}.`;
  if (page.status >= 500 || isOfShell(page.release)) return undefined;
  const fault = withdrawalFault(asked, page.release, store, underWay);
  return fault && `${where}, ${fault}`;
}

function withdrawalFault(
  { shell, from }: Asked,
  release: string,
  store: MemoryStore,
  underWay: UnderWay,
): string | undefined {
  const first = underWay === 'strict' ? shell.sequence : from;
  const revisions = Array.from({ length: shell.sequence - first + 1 }, (_, index) => first + index);
  const showable = revisions.some((sequence) => liveOrBefore(store, sequence).has(release));
  if (showable || canariesBetween(store, first, shell.newest).has(release)) return undefined;
  return `asked for at revision ${from}, was answered with a page of ${release}, which was withdrawn.`;
}
