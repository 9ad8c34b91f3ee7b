import type { Page } from '@playwright/test';
import { axeViolations } from './axe';

/** Rules for whole pages, of which a part alone has neither head nor order. */
const ofPages = new Set(['heading-order', 'page-has-heading-one', 'region', 'landmark-no-duplicate-banner']);

/** The parts that the list of the gallery has, by their addresses. */
export async function partAddresses(page: Page): Promise<string[]> {
  await page.goto('/gallery');
  return page.locator('[data-row] a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Where each state of a part stands alone. */
async function statesOf(page: Page, part: string): Promise<string[]> {
  const html = await (await page.request.get(part)).text();
  const found = [...html.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  return [...new Set(found)];
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function faultsOf(page: Page, address: string, complaints: string[]): Promise<string[]> {
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const overflow = await overflowOf(page);
  const violations = (await axeViolations(page)).filter(({ id }) => !ofPages.has(id));
  const wide = overflow > 0 ? [`is ${overflow} px wider than its window`] : [];
  return [...wide, ...violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`), ...complaints.splice(0)];
}

/** What is wrong with the states of these parts: with axe, in the console, or wider than their window. */
export async function galleryFaults(page: Page, parts: readonly string[], complaints: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const part of parts)
    for (const state of await statesOf(page, part)) {
      const found = await faultsOf(page, state, complaints);
      faults.push(...found.map((fault) => `${state} ${fault}`));
    }
  return faults;
}
