import { sampleMarketingItem } from '@site/shared/testing/sample-marketing';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { products } from '../../content/products';
import { scenarios } from '../../content/scenarios';
import { handle } from './old-home.page';

const list = [50001, 50002, 50003, 50004, 50005, 50006].map((id) => sampleMarketingItem(id));
const answers = answerTo(readMarketingLists, { list, groups: [] });

test('R2.115 the former home is made of the data of the new one and links to it', async () => {
  const { status, html } = await renderPage('/m/old-index', answers);

  expect(status).toBe(200);
  for (const { link } of [...products, ...scenarios]) expect(html).toContain(`href="${link}"`);
  expect(html).toContain('href="/m/market?id=50005"');
  expect(html).not.toContain('id=50006');
  expect(html).toContain('href="/m/"');
});

test('R7.34 five marketing items are in the order 0, 1, 4, 2, 3 there too', async () => {
  const { html } = await renderPage('/m/old-index', answers);
  const ids = [...html.matchAll(/href="\/m\/market\?id=(\d+)"/g)].map(([, id]) => Number(id));

  expect(ids).toEqual([50001, 50002, 50005, 50003, 50004]);
});

test('it is noindex with the new home as canonical', async () => {
  const { head } = await renderPage('/m/old-index', answers);

  expect(handle.indexed).toBe(false);
  expect(head?.canonical).toBe('/');
});

test('without script too its form goes to the call of the oldest mobile page', async () => {
  const { html } = await renderPage('/m/old-index', answers);

  expect(html).toMatch(/<form[^>]*action="\/-\/lead\/mobile\?legacy"[^>]*method="post"/);
});

test('without the marketing contents it still renders', async () => {
  const { status, html } = await renderPage('/m/old-index', { [readMarketingLists.path]: 503 });

  expect(status).toBe(200);
  expect(html).not.toContain('照着做的方案');
});
