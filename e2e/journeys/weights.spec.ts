import {
  mostCriticalStyles,
  mostScriptAfterUse,
  mostScriptBeforeIntent,
  mostStyles,
} from '@site/shared/contract/page-budgets';
import { weigh } from '../bench/weights';
import { expect, test } from '../harness/browser-test';
import { firstPages, searchPage } from '../harness/first-pages';
import { shippedFiles } from '../laws/shipped-files';
import { heavyPages, usualPage } from '../urls/page-budgets';
import { type PageWeight, weightOf } from '../urls/page-weights';
import { visitedPages } from '../urls/visited-pages';
import { drawingClasses, weakHeights } from '../urls/weak-heights';

test('R12.51 R12.100 R14.2 no page of any kind comes with more styles, or more script before intent, than it may', async ({
  site,
}) => {
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

/** What of a page is beyond its budget. */
function overBudget(address: string, weight: PageWeight): string[] {
  const most = { ...usualPage, ...heavyPages[address] };
  return Object.entries(weight).flatMap(([kind, value]) => {
    const allowed = most[kind as keyof PageWeight];
    return value > allowed ? [`${address}: ${value} of ${kind}, ${allowed} are allowed`] : [];
  });
}

/** A class that a style sheet does not have, printed all the same. */
const nameless = / class="[^"]*\bundefined\b[^"]*"/g;

test('a height that a shared part gives to a drawing outweighs the reset', async ({ origin }) => {
  const drawn = new Set<string>();
  for (const { address } of visitedPages())
    for (const name of drawingClasses(await (await fetch(origin + address)).text())) drawn.add(name);
  expect(drawn.size).toBeGreaterThan(100);
  const weak = shippedFiles('.css').flatMap(({ file, text }) =>
    weakHeights(text).flatMap((name) => (drawn.has(name) ? `${file}: .${name} needs [viewBox]` : [])),
  );
  expect([...new Set(weak)]).toEqual([]);
});

test('no page weighs more than the table of budgets allows', async ({ origin }) => {
  const faults: string[] = [];
  const addresses = visitedPages().map(({ address }) => address);
  for (const address of addresses) {
    const html = await (await fetch(origin + address)).text();
    faults.push(...overBudget(address, weightOf(html)));
    for (const [found] of html.matchAll(nameless)) faults.push(`${address}: ${found}`);
  }
  expect(faults).toEqual([]);
  expect(Object.keys(heavyPages).filter((address) => !addresses.includes(address))).toEqual([]);
});
