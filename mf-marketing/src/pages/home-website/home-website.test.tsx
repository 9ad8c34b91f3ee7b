import { renderPage } from '@site/shared/testing/render-page';
import { siteAnchors, siteHead } from '../../content/home-website/hero';
import { siteQuestions } from '../../content/home-website/questions';
import { siteCalendar } from '../../content/home-website/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/website';

describe('R2.73 /home/website', () => {
  checkProductPage({
    address,
    head: siteHead,
    title: '给直播一个自己的官网',
    anchors: siteAnchors,
    questions: siteQuestions,
  });
});

test('the month begins on its real weekday, and every live stream is on its day', async () => {
  const { html } = await renderPage(address);
  const first = new Date(Date.UTC(2026, 8, 1)).getUTCDay();

  expect(siteCalendar.before).toBe((first + 6) % 7);
  for (const { day, name } of siteCalendar.shows) {
    const cell = new RegExp(`>${day}<b[^>]*>${name}<`);
    expect(html).toMatch(cell);
  }
});
