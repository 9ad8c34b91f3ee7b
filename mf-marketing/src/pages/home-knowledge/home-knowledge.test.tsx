import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/knowledge';
import { knowledgeCourse } from '../../content/knowledge-stages';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/knowledge';

checkProductPage({
  address,
  head: words.knowledgeHead,
  title: words.knowledgeHero.title.join(''),
  anchors: words.knowledgeAnchors,
  questions: words.knowledgeQuestions,
});

test('the course in the hero shows every day and marks those that are done', async () => {
  const { html } = await renderRoute(routes, address);
  const { done, of } = knowledgeCourse.progress;

  expect(html.match(/<rect[^>]*fill="#0B6E6E"/g)?.length).toBeGreaterThanOrEqual(done);
  expect(html.match(/<rect[^>]*rx="2" fill="#(0B6E6E|D9E5E5)"/g)).toHaveLength(of);
});

test('every way to sell says how money is given back, and nothing is guaranteed', async () => {
  const { html } = await renderRoute(routes, address);

  for (const [way, , , , refund] of words.knowledgeWays.facts.rows) {
    expect(html).toContain(way);
    expect(html).toContain(refund);
  }
  expect(html).not.toMatch(/保过|百分百|完全防录屏/);
});
