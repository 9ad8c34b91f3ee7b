import { renderPage } from '@site/shared/testing/render-page';
import { syzbAnchors, syzbHead, syzbHero } from '../../content/home-syzb/hero';
import { syzbQuestions } from '../../content/home-syzb/questions';
import { syzbMonth } from '../../content/home-syzb/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/syzb';

describe('R2.68 /home/syzb', () => {
  checkProductPage({
    address,
    head: syzbHead,
    title: syzbHero.title.join(''),
    anchors: syzbAnchors,
    questions: syzbQuestions,
  });
});

test('the month of the hero has four whole weeks and one members’ day', async () => {
  const { html } = await renderPage(address);
  const month = html.slice(html.indexOf('class="days"'), html.indexOf('class="kinds"'));

  expect(syzbMonth.days % syzbMonth.weekdays.length).toBe(0);
  expect(month.match(/class="day/g)).toHaveLength(syzbMonth.days + 1);
  expect(month.match(/class="day live"/g)).toHaveLength(1);
});

test('people can leave: messages carry a way out, and rewards stop at two levels', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('退订后各渠道一起停');
  expect(html).toContain('关系只记两级');
});
