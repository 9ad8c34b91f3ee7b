import type { MemoryStore } from '@site/release/store/memory-store';
import type { StoredPage } from '../../server/pages/html-cache';
import { canariesBetween, liveOrBefore } from './release-history';
import type { SimulatedPage } from './simulated-process';
import type { Side, SimulatedShell } from './simulated-shell';

/** One request, and what it was answered. */
export type Asked = {
  shell: SimulatedShell;
  path: string;
  side: Side;
  /** Whether its visitor has gone. */
  left: boolean;
  page?: StoredPage | undefined;
  error?: Error;
};

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
  return release.startsWith('shell@');
}

/** Of a page that is none of an error. */
function pageFault(page: StoredPage): string | undefined {
  const shown = shownIn(page);
  if (!shown) return `was answered ${page.status} with a page that nobody rendered.`;
  const isLabelled = shown.release === page.release;
  return isLabelled
    ? undefined
    : `was answered with the page of ${shown.release}, which is said to be of ${page.release}.`;
}

/** @returns what is wrong with an answer, as a sentence; undefined when nothing is */
export function faultOf(asked: Asked, store: MemoryStore): string | undefined {
  const { shell, path, page, error } = asked;
  const where = `${path} on ${shell.name} at revision ${shell.sequence}`;
  if (error) return `${where} was answered with an exception: ${error.stack}`;
  if (!page || page.status >= 500) return undefined;
  const fault = pageFault(page) ?? withdrawalFault(asked, page.release, store);
  return fault && `${where} ${fault}`;
}

function withdrawalFault({ shell }: Asked, release: string, store: MemoryStore): string | undefined {
  if (isOfShell(release) || release.endsWith('@none')) return undefined;
  const { sequence } = shell;
  if (shell.keepsRunning(release)) return undefined;
  if (liveOrBefore(store, sequence).has(release)) return undefined;
  if (canariesBetween(store, sequence, shell.newest).has(release)) return undefined;
  return `was answered with a page of ${release}, which was withdrawn.`;
}
