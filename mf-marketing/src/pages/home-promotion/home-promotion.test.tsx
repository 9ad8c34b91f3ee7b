import { renderPage } from '@site/shared/testing/render-page';
import { promotionAnchors, promotionAsk, promotionHead } from '../../content/home-promotion/hero';
import { promotionStories } from '../../content/home-promotion/partners';
import { promotionQuestions } from '../../content/home-promotion/questions';
import { checkPage } from '../../testing/product-page-checks';

const address = '/home/promotion';

describe('R2.62 /home/promotion', () => {
  checkPage({
    address,
    head: promotionHead,
    title: '一起把直播带到更多行业',
    anchors: promotionAnchors,
    questions: promotionQuestions,
  });
});

test('one begins with an application, which is the quick form of the band', async () => {
  const { html } = await renderPage(address);
  const lead = html.split(' id="lead"')[1] ?? '';

  expect(html).toContain('href="#lead"');
  expect(lead).toContain(promotionAsk.title);
  expect(lead).toContain(promotionAsk.example);
  expect(lead).toContain('action="/-/lead/quick"');
});

test('commission has one level, and the page says so in its rules and in its answers', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('只有一级，不发展下线');
  expect(html).toContain('返佣只有一级');
});

test('partners are described without names and their figures as an example', async () => {
  const { html } = await renderPage(address);

  for (const { partner, by } of promotionStories.list) {
    expect(partner).toMatch(/^某/);
    expect(by).toMatch(/^某/);
    expect(html).toContain(partner);
  }
  expect(html).toContain(promotionStories.intro);
});
