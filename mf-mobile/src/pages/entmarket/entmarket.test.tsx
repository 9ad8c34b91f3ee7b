import { sampleFacts } from '@site/shared/testing/sample-facts';
import { renderPage } from '@site/shared/testing/render-page';

test('R2.106 the funnel has its numbers as text too', async () => {
  const { html } = await renderPage('/m/entmarket');

  expect(html).toContain('>8,420<');
  expect(html.replaceAll('<!-- -->', '')).toContain('少了 4,234<');
});

test('the bars of the funnel are as long as their numbers', async () => {
  const { html } = await renderPage('/m/entmarket');

  const bars = [...html.matchAll(/<rect width="(\d+)%" height="14"/g)].map(([, width]) => Number(width));
  expect(bars.filter((_, index) => index % 2 === 1)).toEqual([100, 50, 28, 18, 8]);
});

test('R12.169 the list of functions says from which plan on, by the rows of the price page', async () => {
  const { html } = await renderPage('/m/entmarket', sampleFacts);

  for (const chip of [
    '白名单 · 〔feature.whitelist.from〕',
    'Webhook · 〔feature.webhook.from〕',
    '抽奖 · 〔feature.draw.from〕',
  ])
    expect(html).toContain(chip);
  expect((await renderPage('/m/entmarket')).html).not.toContain('白名单 ·');
});
