import { expect } from '@playwright/test';
import { inEachEngine } from '../../engines/engine-test';
import type { Tab } from '../../engines/tab';
import { hydrate } from '../../engines/visitor';
import { layOut } from '../../harness/laid-out';
import { sectionPages } from '../../harness/swap-run';
import { visitedPages } from '../../urls/visited-pages';

const height = 900;
const widths = [1440, 390];
const atOnce = 12;
/** Its table fills the page's width: what hangs on a row would make a bar to scroll sideways. */
const widestTable = '/home/cosmetology';

/** Engines differ in the empty lines that they make of elements without words. */
const words = () => document.body.innerText.replace(/\n+/g, '\n');
const widerThanWindow = () => document.documentElement.scrollWidth - innerWidth;

/** As served, then hydrated: without a complaint, without another word and without a bar to scroll sideways. */
async function visit(tab: Tab, address: string, width: number): Promise<void> {
  const where = `${address} at ${width} px`;
  await tab.open(address);
  await tab.evaluate(layOut);
  const served = await tab.evaluate(words);
  await hydrate(tab);
  expect(await tab.evaluate(words), where).toBe(served);
  expect(await tab.evaluate(widerThanWindow), where).toBeLessThanOrEqual(0);
  expect(await tab.complaints(), where).toEqual([]);
}

inEachEngine(
  'one page of each section hydrates as it was served, without a complaint',
  { everyDay: ['webkit', 'firefox'] },
  async ({ tab }) => {
    await tab.resize(1440, height);
    for (const address of [...sectionPages, widestTable]) await visit(tab, address, 1440);
  },
);

const addresses = visitedPages().map(({ address }) => address);

for (const width of widths)
  for (let start = 0; start < addresses.length; start += atOnce) {
    const some = addresses.slice(start, start + atOnce);

    inEachEngine(
      `${some[0]} to ${some.at(-1)} hydrate as served at ${width} px, without a complaint`,
      { others: true },
      async ({ tab }) => {
        await tab.resize(width, height);
        for (const address of some) await visit(tab, address, width);
      },
    );
  }
