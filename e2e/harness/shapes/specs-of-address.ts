import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Who imports these starts, breaks or releases something. */
const ownImport =
  /from '(?:@site\/release|\.\.\/harness\/(?:site|shell-process|desk-|dev-|gate-|fault-api|logged-api))/;
/** Who names these wants a process of its own, a store to change or another api. */
const ownProcess = /start(?:Site|TestApi|EditedApi|FaultApi|Command)|spawn|\bsite\b/;

/** Titles and comments may speak of the site. */
function codeOf(text: string): string {
  return text.replace(/'[^'\n]*'|`[^`]*`|\/\/.*$|\/\*[^]*?\*\//gm, '');
}

/** Journeys that know no more of a site than its address, so that it may be of any shape. */
export function specsOfAddress(journeys: string): string[] {
  return readdirSync(journeys)
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => {
      const text = readFileSync(path.join(journeys, name), 'utf8');
      return !ownImport.test(text) && !ownProcess.test(codeOf(text));
    })
    .sort();
}
