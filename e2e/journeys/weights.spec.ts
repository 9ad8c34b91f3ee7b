import { weigh } from '../bench/weights';
import { expect, test } from '../harness/browser-test';
import { firstPages } from '../harness/first-pages';

const kilobyte = 1024;
/** Bytes on the wire (docs/measured.md). */
const mostStyles = 20 * kilobyte;
const mostScriptBeforeIntent = 8 * kilobyte;

test('no page of any kind comes with more styles, or more script before intent, than it may', async ({ site }) => {
  const tooHeavy: string[] = [];
  for (const { address } of firstPages) {
    const { css, scriptBeforeIntent } = await weigh(site, address);
    expect(css, address).toBeGreaterThan(kilobyte);
    if (css > mostStyles) tooHeavy.push(`${address}: ${css} B of styles`);
    if (scriptBeforeIntent > mostScriptBeforeIntent) tooHeavy.push(`${address}: ${scriptBeforeIntent} B of script`);
  }
  expect(tooHeavy).toEqual([]);
});
