import { renderPage } from '@site/shared/testing/render-page';
import { knowledgeAnchors, knowledgeHead, knowledgeHero } from '../../content/home-knowledge/hero';
import { knowledgeQuestions } from '../../content/home-knowledge/questions';
import { knowledgeWays } from '../../content/home-knowledge/sections';
import { knowledgeCourse } from '../../content/home-knowledge/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/knowledge';

describe('R2.51 /home/knowledge', () => {
  checkProductPage({
    address,
    head: knowledgeHead,
    title: knowledgeHero.title.join(''),
    anchors: knowledgeAnchors,
    questions: knowledgeQuestions,
  });
});

test('the course in the hero shows every day and marks those that are done', async () => {
  const { html } = await renderPage(address);
  const { done, of } = knowledgeCourse.progress;

  expect(html.match(/<rect[^>]*fill="#0B6E6E"/g)?.length).toBeGreaterThanOrEqual(done);
  expect(html.match(/<rect[^>]*rx="2" fill="#(0B6E6E|D9E5E5)"/g)).toHaveLength(of);
});

test('every way to sell says how money is given back, and nothing is guaranteed', async () => {
  const { html } = await renderPage(address);

  for (const [way, , , , refund] of knowledgeWays.facts.rows) {
    expect(html).toContain(way);
    expect(html).toContain(refund);
  }
  expect(html).not.toMatch(/保过|百分百|完全防录屏/);
});
