import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/live-site';
import { siteCalendar } from '../../content/live-site-stages';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/website';

checkProductPage({
  address,
  head: words.siteHead,
  title: '给直播一个自己的官网',
  anchors: words.siteAnchors,
  questions: words.siteQuestions,
});

test('the month begins on its real weekday, and every show stands on its day', async () => {
  const { html } = await renderRoute(routes, address);
  const first = new Date(Date.UTC(2026, 11, 1)).getUTCDay();

  expect(siteCalendar.before).toBe((first + 6) % 7);
  for (const { day, name } of siteCalendar.shows) {
    const cell = new RegExp(`>${day}<b[^>]*>${name}<`);
    expect(html).toMatch(cell);
  }
});
