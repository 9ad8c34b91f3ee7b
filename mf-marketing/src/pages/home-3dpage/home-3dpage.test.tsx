import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/virtual-live';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/3dpage';

checkProductPage({
  address,
  head: words.virtualHead,
  title: '三米宽的绿幕，一间发布厅',
  anchors: words.virtualAnchors,
  questions: words.virtualQuestions,
});

test('what a room needs is a table whose rows are named, marked as an example', async () => {
  const { html } = await renderRoute(routes, address);

  for (const [name] of words.virtualNeeds.facts.rows)
    expect(html).toMatch(new RegExp(`<b[^>]* role="rowheader">${name}</b>`));
  expect(html).toContain('示例配置');
});

test('every set has a picture of its own', async () => {
  const { html } = await renderRoute(routes, address);
  const sets = html.split('id="sets"')[1]?.split('</section>')[0] ?? '';

  expect(sets.match(/<svg/g)).toHaveLength(words.virtualSets.list.length);
});
