import {
  mostCriticalStyles,
  mostScriptAfterUse,
  mostScriptBeforeIntent,
  mostStyles,
} from '@site/shared/contract/page-budgets';
import { weigh } from '../bench/weights';
import { expect, test } from '../harness/browser-test';
import { firstPages, searchPage } from '../harness/first-pages';

test('no page of any kind comes with more styles, or more script before intent, than it may', async ({ site }) => {
  const tooHeavy: string[] = [];
  for (const { address } of [...firstPages, searchPage]) {
    const { css, criticalCss, scriptBeforeIntent, scriptAfterUse } = await weigh(site, address);
    expect(css, address).toBeGreaterThan(1024);
    expect(criticalCss, address).toBeGreaterThan(1024);
    if (criticalCss > mostCriticalStyles) tooHeavy.push(`${address}: ${criticalCss} B of styles in the head`);
    if (css > mostStyles) tooHeavy.push(`${address}: ${css} B of styles`);
    if (scriptBeforeIntent > mostScriptBeforeIntent)
      tooHeavy.push(`${address}: ${scriptBeforeIntent} B of script before intent`);
    if (scriptAfterUse > mostScriptAfterUse) tooHeavy.push(`${address}: ${scriptAfterUse} B of script after use`);
  }
  expect(tooHeavy).toEqual([]);
});
