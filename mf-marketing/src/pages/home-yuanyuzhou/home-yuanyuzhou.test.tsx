import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/exhibition-hall';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/yuanyuzhou';

checkProductPage({
  address,
  head: words.hallHead,
  title: '一个链接，走进一座展馆',
  anchors: words.hallAnchors,
  questions: words.hallQuestions,
});

test('the page shows the hall and follows one visitor through it in order', async () => {
  const { html } = await renderRoute(routes, address);
  const places = words.hallVisit.list.map(({ name }) => html.indexOf(`>${name}</h3>`));

  expect(html).toContain('元宇宙展厅示例画面');
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('ways to build a hall say how long they take', async () => {
  const { html } = await renderRoute(routes, address);

  for (const [name, , time] of words.hallPlan.facts.rows) {
    expect(html).toContain(name);
    expect(html).toContain(time);
  }
});
