import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/activity';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/activity';

checkProductPage({
  address,
  head: words.activityHead,
  title: words.activityHero.title.join(''),
  anchors: words.activityAnchors,
  questions: words.activityQuestions,
});

test('draws are told with their limit, their rules and their record', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('5 万元');
  expect(html).toContain('抽奖规则公示');
  expect(html).toContain('抽取日志');
});
