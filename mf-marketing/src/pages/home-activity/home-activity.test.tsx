import { renderPage } from '@site/shared/testing/render-page';
import { activityAnchors, activityHead, activityHero } from '../../content/home-activity/hero';
import { activityQuestions } from '../../content/home-activity/questions';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/activity';

describe('R2.31 /home/activity', () => {
  checkProductPage({
    address,
    head: activityHead,
    title: activityHero.title.join(''),
    anchors: activityAnchors,
    questions: activityQuestions,
  });
});

test('draws are described with their limit, their rules and their record', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('5 万元');
  expect(html).toContain('抽奖规则公示');
  expect(html).toContain('抽取日志');
});

test('the draw of the hero is a box to tick, so that it works without script', async () => {
  const { html } = await renderPage(address);

  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*id="pull"[^>]*>/);
  expect(html).toMatch(/<label[^>]*for="pull"[^>]*>.*开奖/);
});
