import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/school';
import { schoolYear } from '../../content/school-stages';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/school';

checkProductPage({
  address,
  head: words.schoolHead,
  title: words.schoolHero.title.join(''),
  anchors: words.schoolAnchors,
  questions: words.schoolQuestions,
});

test('every big day says who may watch, and one of them is on air', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { name, who } of schoolYear.days) {
    expect(html).toContain(name);
    expect(html).toContain(who);
  }
  expect(html.match(/直播中<\/small>/g)).toHaveLength(1);
});

test('children are shown with their guardians’ consent only, and faces are not searched by default', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('监护人书面同意');
  expect(html).toContain('人脸查找默认关闭');
});
