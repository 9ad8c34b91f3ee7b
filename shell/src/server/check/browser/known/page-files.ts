import {
  consoleScripts,
  earlyScript,
  islandScripts,
  pageScripts,
  pageStyles,
} from '../../../../render/document/page-assets';
import type { WorkerInput } from '../../../../render/pages/worker-messages';

/** The addresses of the files that a page may need, whether a look at it has needed them or not: its chunks, its section's common ones, styles. */
export function filesOfPage(input: WorkerInput, routeId: string): string[] {
  const section = Object.values(input.set.remotes).find(({ pages }) => routeId in pages)?.name ?? '';
  const scripts = [
    ...Object.values(islandScripts(input)),
    ...Object.values(consoleScripts(input, section)),
    ...pageScripts(input, routeId),
  ].map(([address]) => address);
  const styles = pageStyles(input, routeId).map(({ address }) => address);
  return [...new Set([earlyScript(input).address, ...scripts, ...styles])];
}
