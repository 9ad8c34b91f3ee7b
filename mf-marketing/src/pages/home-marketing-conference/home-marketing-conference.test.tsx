import { renderPage } from '@site/shared/testing/render-page';
import { conferenceAnchors, conferenceHead, conferenceHero } from '../../content/home-marketing-conference/hero';
import { conferenceQuestions } from '../../content/home-marketing-conference/questions';
import { conferenceStairs } from '../../content/home-marketing-conference/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/marketingConference';

checkProductPage({
  address,
  head: conferenceHead,
  title: conferenceHero.title.join(''),
  anchors: conferenceAnchors,
  questions: conferenceQuestions,
});

test('the stairs of the hero go down with the people who are left', async () => {
  const { html } = await renderPage(address);
  const stairs = html.slice(html.indexOf('class="stairs"'), html.indexOf('<nav', html.indexOf('class="stairs"')));
  const heights = [...stairs.matchAll(/<rect y="\d+" width="100" height="(\d+)"/g)].map(([, height]) => Number(height));

  expect(heights).toHaveLength(conferenceStairs.steps.length);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
});

test('nobody is pressed: a way back, a limit of calls, and no goods sold at health talks', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('冷静期');
  expect(html).toContain('拒绝名单全员生效');
  expect(html).toContain('现场不卖货');
  expect(html).not.toMatch(/稳赚|保本|包治/);
});
