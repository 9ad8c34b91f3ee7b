import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { entryFiles, entryFolders } from './entry-files';
import { chunkOf } from './part-address';

const states = /^export (?:const|function) ([A-Z]\w*)/gm;

/** States as their entry has them, from empty to invalid; a module would have them by the alphabet. */
function statesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(states)].map(([, name = '']) => name);
}

/**
 * Writes `entries.ts`: one chunk for each entry that is there. Watched folders make a new file show by itself.
 */
export default function entriesLoader(this: LoaderContext<object>): string {
  for (const folder of Object.values(entryFolders())) this.addContextDependency(folder);
  const lines = entryFiles().map(({ workspace, name, file }) => {
    this.addDependency(file);
    const id = `${workspace}/${name}`;
    const request = JSON.stringify(file.replaceAll(path.sep, '/'));
    const load = `() => import(/* webpackChunkName: "${chunkOf(id)}" */ ${request})`;
    return `  ${JSON.stringify(id)}: { states: ${JSON.stringify(statesIn(file))}, load: ${load} },`;
  });
  return `export const entries = {\n${lines.join('\n')}\n};`;
}
