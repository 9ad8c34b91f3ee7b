import { trackEvent } from '@site/shared/calls/track-event';
import type { Page, Request } from '@playwright/test';
import type { TrackingEvent } from '@site/shared/contract/tracking';

/** Every event that a page sends from now on, in order; all of it lives as long as the page's browser context. */
export function watchEvents(page: Page): TrackingEvent[] {
  const events: TrackingEvent[] = [];
  page.context().on('request', (request: Request) => {
    if (request.url().endsWith(trackEvent.path)) events.push(request.postDataJSON() as TrackingEvent);
  });
  return events;
}

export function codes(events: readonly TrackingEvent[]): string[] {
  return events.map((event) => event.action_code);
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('region', { name: '隐私设置' }).getByRole('button', { name: '同意统计' }).click();
}

/** What a page keeps under the site's own names that only statistics need. */
export function statisticsKept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('site-score'));
}
