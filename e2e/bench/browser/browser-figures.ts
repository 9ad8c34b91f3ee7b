import type { Browser } from '@playwright/test';
import { spreadOf, spreads } from '../spread';
import { type View, views } from './first-view';
import { firstTap } from './first-tap';
import { navigation } from './navigation';
import { openBrowser } from './phone';
import { serveDocuments, staticLimit } from './static-limit';

const rounds = 5;
const fewRounds = 3;

const pages = ['/', '/home/chain', '/help/helpDocument/10001', '/info/20001', '/m/'];

const navigations: Record<string, string> = {
  '/help/helpDocument/10001': 'main a[href^="/help/helpDocument/"]:not([href="/help/helpDocument/10001"])',
  '/info/20001': 'main a[href^="/info/2"]:not([href="/info/20001"])',
};

const taps: [what: string, address: string, control: string][] = [
  ['menu /', '/', 'header summary'],
  ['menu /m/', '/m/', 'header summary'],
  ['question', '/home/chain', '#faq summary'],
  ['field', '/', 'main form[data-island] input:not([type=hidden])'],
];

type Round = { own: View; limit: View; again: View };

function compared(all: readonly Round[]) {
  const ratio = (name: 'lcp' | 'fcp') => spreadOf(all.map(({ own, limit }) => own[name] / limit[name]));
  return {
    lcpOfLimit: ratio('lcp'),
    fcpOfLimit: ratio('fcp'),
    own: spreads(all.map(({ own }) => own)),
    limit: spreads(all.map(({ limit }) => limit)),
    again: spreads(all.map(({ again }) => again)),
  };
}

/** Each page against the soonest that its own content could be painted, by turns in one run: other work on the machine hits both. */
async function paints(browser: Browser, origin: string) {
  const documents = Object.fromEntries(
    await Promise.all(pages.map(async (address) => [address, await staticLimit(origin, address)] as const)),
  );
  const limits = await serveDocuments(documents);
  const all = new Map<string, Round[]>(pages.map((address) => [address, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [address, measured] of all) {
        const { first: own, again } = await views(browser, origin + address);
        const { first: limit } = await views(browser, limits.origin + address);
        measured.push({ own, limit, again });
      }
  } finally {
    await limits.stop();
  }
  return Object.fromEntries([...all].map(([address, measured]) => [address, compared(measured)]));
}

async function repeated<Figures extends Record<string, number>>(measure: () => Promise<Figures>) {
  const all: Figures[] = [];
  for (let round = 0; round < fewRounds; round += 1) all.push(await measure());
  return spreads(all);
}

/** What a visitor with a phone on slow 4G meets: first and repeated views, the next article, the first tap. */
export async function browserFigures(origin: string) {
  const browser = await openBrowser();
  try {
    const figures: Record<string, unknown> = { ...(await paints(browser, origin)) };
    for (const [address, links] of Object.entries(navigations))
      figures[`article to article ${address}`] = await repeated(() => navigation(browser, origin, address, links));
    for (const [what, address, control] of taps)
      figures[`first tap: ${what}`] = await repeated(() => firstTap(browser, origin + address, control));
    return figures;
  } finally {
    await browser.close();
  }
}
