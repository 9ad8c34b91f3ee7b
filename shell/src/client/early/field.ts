import { loadIsland } from './islands';
import { isSampled } from './report-release';

/** When a page is there and at rest, in milliseconds after this script ran. */
const atRest = 3000;

/** Loads what watches how the page fares, in those that tell; never for what drives a browser, which is no visitor. */
export function loadField(): void {
  if (isSampled && !navigator.webdriver) setTimeout(loadIsland, atRest, 'field');
}
