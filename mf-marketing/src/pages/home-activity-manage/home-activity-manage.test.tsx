import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/event-desk';
import { eventSeats } from '../../content/event-desk-stages';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/ActivityManage';

checkProductPage({
  address,
  head: words.eventHead,
  title: '从一张邀请，到一份报告',
  anchors: words.eventAnchors.filter(({ id }) => id !== 'cases'),
  questions: words.eventQuestions,
});

test('the anchor of the cases leads to them when the library answers', async () => {
  const item = {
    id: 41018,
    title: '年会',
    customer: '某酒企',
    industry: '快消食品',
    scene: '年会',
    products: [],
    result: '按时',
    metrics: [],
  };
  const { html, calls } = await renderRoute(routes, address, {
    '/open/v1/case/list': { code: 0, msg: 'ok', data: { list: [item] } },
  });

  expect(html).toContain(' id="cases"');
  expect(decodeURIComponent(calls[0] ?? '')).toContain(`product=${words.eventCases.product}`);
});

test('faces are asked for separately, and there is another way in', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('取得单独同意');
  expect(html).toContain('走扫码通道');
});

test('every row of the hall has the same places and one aisle', () => {
  for (const row of eventSeats.rows) expect(row).toMatch(/^[gmpf]{5}\.[gmpf]{5}$/i);
});
