import { expect, test as base } from '@playwright/test';
import { apiOrigin } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { type Site, startSite } from '../harness/site';
import { type ComplaintFront, startComplaintFront } from './complaint-front';
import { startPuppeteerEngine } from './puppeteer-engine';
import { type Engine, type EngineName, engineNames, type Tab } from './tab';
import { startWebKitEngine } from './webkit-engine';

type Visit = { tab: Tab; site: Site };
type OpenTab = (name: EngineName, script: boolean) => Promise<Tab>;
type Fronted = { site: Site; front: ComplaintFront };

function startEngine(name: EngineName, { site, front }: Fronted): Engine | Promise<Engine> {
  return name === 'webkit' ? startWebKitEngine(front) : startPuppeteerEngine(name, site.shell.origin);
}

/** One site a worker, and each engine once it is asked for. A test fails on any complaint that it did not take out itself. */
const test = base.extend<{ openTab: OpenTab }, { fronted: Fronted; engineOf: (name: EngineName) => Promise<Engine> }>({
  fronted: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const front = await startComplaintFront();
      const site = await startSite(apiOrigin(), { ALLOWED_HOSTS: new URL(front.origin).host });
      front.follow(site.shell.origin);
      await provide({ site, front });
      front.stop();
      await site.stop();
    },
    { scope: 'worker' },
  ],
  engineOf: [
    async ({ fronted }, provide) => {
      const engines = new Map<EngineName, Promise<Engine>>();
      await provide((name) => {
        const engine = engines.get(name) ?? Promise.resolve(startEngine(name, fronted));
        engines.set(name, engine);
        return engine;
      });
      await Promise.all([...engines.values()].map(async (engine) => (await engine).stop()));
    },
    { scope: 'worker' },
  ],
  openTab: async ({ engineOf }, provide) => {
    const opened: Tab[] = [];
    await provide(async (name, script) => {
      const tab = await (await engineOf(name)).openTab({ script });
      opened.push(tab);
      return tab;
    });
    const complaints = (await Promise.all(opened.map((tab) => tab.complaints()))).flat();
    await Promise.all(opened.map((tab) => tab.close()));
    expect(complaints).toEqual([]);
  },
});

/** `everyDay`: the engines of `npm test`. `others`: only in the engines in which no other journey runs. */
type Kept = { everyDay?: readonly EngineName[]; others?: boolean; script?: boolean };

/** The same journey in each engine. `npm test` takes the `everyDay` ones; the rest is a proof. */
export function inEachEngine(title: string, kept: Kept, journey: (visit: Visit) => Promise<void>): void {
  const { everyDay = [], others = false, script = true } = kept;
  for (const name of engineNames.filter((one) => one !== 'chromium' || !others))
    test(`${name}: ${title}`, unlessKept(everyDay.includes(name)), async ({ openTab, fronted: { site } }) => {
      // All addresses of a sweep, on a slow machine.
      await journey({ tab: await openTab(name, script), site });
    });
}
