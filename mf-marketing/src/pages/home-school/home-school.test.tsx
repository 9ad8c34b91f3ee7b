import { renderPage } from '@site/shared/testing/render-page';
import { schoolAnchors, schoolHead, schoolHero } from '../../content/home-school/hero';
import { schoolQuestions } from '../../content/home-school/questions';
import { schoolYear } from '../../content/home-school/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/school';

describe('R2.64 /home/school', () => {
  checkProductPage({
    address,
    head: schoolHead,
    title: schoolHero.title.join(''),
    anchors: schoolAnchors,
    questions: schoolQuestions,
  });
});

test('every big day says who may watch, and one of them is on air', async () => {
  const { html } = await renderPage(address);

  for (const { name, who } of schoolYear.days) {
    expect(html).toContain(name);
    expect(html).toContain(who);
  }
  expect(html.match(/直播中<\/small>/g)).toHaveLength(1);
});

test('children are shown with their guardians’ consent only, and faces are not searched by default', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('监护人书面同意');
  expect(html).toContain('人脸查找默认关闭');
});
