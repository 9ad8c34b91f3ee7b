import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/promotion';
import { promotionQuestions, promotionStories } from '../../content/promotion-partners';
import { routes } from '../../routes';
import { checkPage } from '../../testing/product-page-checks';

const address = '/home/promotion';

checkPage({
  address,
  head: words.promotionHead,
  title: '一起把直播带到更多行业',
  anchors: words.promotionAnchors,
  questions: promotionQuestions,
});

test('one begins with an application, which is the quick form of the band', async () => {
  const { html } = await renderRoute(routes, address);
  const lead = html.split(' id="lead"')[1] ?? '';

  expect(html).toContain(`href="${address}#lead"`);
  expect(lead).toContain('申请成为伙伴');
  expect(lead).toContain('action="/-/lead/quick"');
  expect(lead).toContain('提交申请');
});

test('commission has one level, and the page says so in its rules and in its answers', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('只有一级，不发展下线');
  expect(html).toContain('返佣只有一级');
});

test('partners are told without names and their figures as an example', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { partner, by } of promotionStories.list) {
    expect(partner).toMatch(/^某/);
    expect(by).toMatch(/示例$/);
    expect(html).toContain(partner);
  }
  expect(html).toContain(promotionStories.intro);
});
