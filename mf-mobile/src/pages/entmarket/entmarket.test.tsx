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
