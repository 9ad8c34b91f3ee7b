import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { layOutAll } from '../harness/laid-out';
import { readStages } from '../harness/read-stages';
import { stageFaults } from '../harness/stage-faults';
import { listedRoutes } from '../urls/listed-routes';
import { visitedPages } from '../urls/visited-pages';

/** Pages that are made for phones grow up to the tablet's width, the others are laid out again before. */
const widthsOf = (remote: string) => [1440, 1024, 768, ...(remote === 'mf-mobile' ? [640] : []), 390];

/** A page of each kind: boxes and text beside a drawing, a drawing with text, a desk that visitors operate. */
const kept = ['/home/gd', '/home/vzChain', '/home/onlineShopLive'];
/** Previews show alone what stands on the home page. */
const previews = listedRoutes()
  .filter(({ kind }) => kind === 'preview')
  .map(({ path }) => path);
const pages = visitedPages().filter(({ address, status }) => status === 200 && !previews.includes(address));

for (const { address, remote } of pages)
  test(
    `R13.32 at every width the words in stages of ${address} can be read, and its pictures fit`,
    unlessKept(kept.includes(address)),
    async ({ page }) => {
      await answerConsent(page);
      await page.goto(address);
      await layOutAll(page);
      const faults: string[] = [];
      for (const width of widthsOf(remote)) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...stageFaults(await page.evaluate(readStages), width));
      }
      expect(faults).toEqual([]);
    },
  );
