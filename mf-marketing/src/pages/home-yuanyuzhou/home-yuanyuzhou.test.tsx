import { renderPage } from '@site/shared/testing/render-page';
import { hallAsk } from '@site/shared/page/page-asks';
import { hallAnchors, hallHead } from '../../content/home-yuanyuzhou/hero';
import { hallQuestions } from '../../content/home-yuanyuzhou/questions';
import { hallPlan, hallVisit } from '../../content/home-yuanyuzhou/sections';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/yuanyuzhou';

describe('R2.74 /home/yuanyuzhou', () => {
  checkProductPage({
    address,
    ask: hallAsk,
    head: hallHead,
    title: '一个链接，走进一座展馆',
    anchors: hallAnchors,
    questions: hallQuestions,
  });
});

test('the page shows the hall and follows one visitor through it in order', async () => {
  const { html } = await renderPage(address);
  const places = hallVisit.list.map(({ name }) => html.indexOf(`>${name}</h3>`));

  expect(html).toContain('元宇宙展厅画面');
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('ways to build a hall say how long they take', async () => {
  const { html } = await renderPage(address);

  for (const [name, , time] of hallPlan.facts.rows) {
    expect(html).toContain(name);
    expect(html).toContain(time);
  }
});
