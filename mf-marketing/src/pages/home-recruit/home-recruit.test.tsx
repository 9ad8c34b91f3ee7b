import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/recruit';
import { recruitFair } from '../../content/recruit-stages';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/recruit';

checkProductPage({
  address,
  head: words.recruitHead,
  title: words.recruitHero.title.join(''),
  anchors: words.recruitAnchors,
  questions: words.recruitQuestions,
});

test('the jobs on show ask for nothing but what the work needs', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { firm, job } of recruitFair.booths) {
    expect(html).toContain(firm);
    expect(html).toContain(job);
  }
  expect(html).not.toMatch(/限男|限女|男性优先|女性优先|\d+ ?岁以下|已婚|未婚|本地户籍/);
  expect(html).toContain('求职者不收费');
});
