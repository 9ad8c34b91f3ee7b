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

/**
 * Journeys that know no more of a site than its address, so that it may be of any shape. The others are out, each for a reason that
 * another shape would not change:
 * - They start a site with variables of their own: headers, hosts, white-label, zones, grey-out, tracking, a second origin.
 * - They release, break or kill: canary, preview, override, gate, guard, desk, keys, swap, mirror, stories of releases. Where they
 *   want several shells they start them; under load `prove -- --only scale` does all of it at once.
 * - They change what is served, or speak for the service: content, articles, calls that fail, a section under development.
 * - They start, watch and read processes: start, watch, edge.
 * Their rules are read from their text below, so that a new journey is in unless it says that it cannot be.
 */
export function specsOfAddress(journeys: string): string[] {
  return readdirSync(journeys)
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => {
      const text = readFileSync(path.join(journeys, name), 'utf8');
      return !ownImport.test(text) && !ownProcess.test(codeOf(text));
    })
    .sort();
}
