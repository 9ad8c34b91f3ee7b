import { renderPage } from '@site/shared/testing/render-page';
import { virtualAnchors, virtualHead } from '../../content/home-3dpage/hero';
import { virtualQuestions } from '../../content/home-3dpage/questions';
import { virtualNeeds, virtualSets } from '../../content/home-3dpage/sections';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/3dpage';

describe('R2.29 /home/3dpage', () => {
  checkProductPage({
    address,
    head: virtualHead,
    title: '三米宽的绿幕，一间发布厅',
    anchors: virtualAnchors,
    questions: virtualQuestions,
  });
});

test('what a room needs is a table whose rows are named, marked as an example', async () => {
  const { html } = await renderPage(address);

  for (const [name] of virtualNeeds.facts.rows)
    expect(html).toMatch(new RegExp(`<b[^>]* role="rowheader">${name}</b>`));
  expect(html).toContain('推荐配置');
});

test('every set has a picture of its own', async () => {
  const { html } = await renderPage(address);
  const sets = html.split('id="sets"')[1]?.split('</section>')[0] ?? '';

  const files = [...sets.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, file]) => file);
  expect(new Set(files).size).toBe(virtualSets.list.length);
});
