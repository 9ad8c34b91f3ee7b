import { renderPage } from '@site/shared/testing/render-page';
import { recruitAnchors, recruitHead, recruitHero } from '../../content/home-recruit/hero';
import { recruitQuestions } from '../../content/home-recruit/questions';
import { recruitFair } from '../../content/home-recruit/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/recruit';

describe('R2.63 /home/recruit', () => {
  checkProductPage({
    address,
    head: recruitHead,
    title: recruitHero.title.join(''),
    anchors: recruitAnchors,
    questions: recruitQuestions,
  });
});

test('the jobs on show ask for nothing but what the work needs', async () => {
  const { html } = await renderPage(address);

  for (const { firm, job } of recruitFair.booths) {
    expect(html).toContain(firm);
    expect(html).toContain(job);
  }
  expect(html).not.toMatch(/限男|限女|男性优先|女性优先|\d+ ?岁以下|已婚|未婚|本地户籍/);
  expect(html).toContain('求职者不收费');
});
