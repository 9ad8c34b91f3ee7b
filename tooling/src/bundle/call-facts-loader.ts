import type { LoaderContext } from 'webpack';
import { callFolders, callsIn, factsOf } from './call-files';

/**
 * Reduces a call file to the metadata that a caller needs: schemas and the schema library stay out of
 * browsers and out of the server files of remotes.
 */
export default function callFactsLoader(this: LoaderContext<object>): string {
  // Imports may change without the file itself: all of them lie in these folders.
  for (const folder of callFolders) this.addContextDependency(folder);
  return Object.entries(callsIn(this.resourcePath))
    .map(([name, call]) => `export const ${name} = ${JSON.stringify(factsOf(call))};\n`)
    .join('');
}
