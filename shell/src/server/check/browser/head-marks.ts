import type { Page } from 'playwright-core';
import type { Fault } from './fault';

/** Runs in the page: what search engines and tabs are told of it now. */
export function readHead(): Record<string, string> {
  const valueOf = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    title: document.title,
    'canonical address': valueOf('link[rel=canonical]', 'href'),
    robots: valueOf('meta[name=robots]', 'content'),
  };
}

/** What of a page's head its script has changed since it was served: search engines that run scripts believe the later one. */
export async function headFaults(page: Page, served: Record<string, string>): Promise<Fault[]> {
  const now = await page.evaluate(readHead);
  const changed = Object.keys(served).filter((name) => now[name] !== served[name]);
  if (changed.length === 0) return [];
  const reason = `has another ${changed.join(' and another ')} once it has hydrated`;
  return [{ kind: 'seen', relative: true, reason }];
}
