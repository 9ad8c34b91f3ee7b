import { gdAsk, hallAsk, type WantedWork } from '@site/shared/page/page-asks';
import { renderPage } from '@site/shared/testing/render-page';
import { financialAsk } from '../content/home-financial/hero';
import { hardwareAsk } from '../content/home-live-hardware/hero';
import { crewAsk } from '../content/home-live-service/hero';
import { planningAsk } from '../content/home-original-service/hero';
import { promotionAsk } from '../content/home-promotion/hero';

const asked: [string, WantedWork][] = [
  ['/home/liveService', crewAsk],
  ['/home/liveHardware', hardwareAsk],
  ['/home/originalService', planningAsk],
  ['/home/yuanyuzhou', hallAsk],
  ['/home/gd', gdAsk],
  ['/home/financial', financialAsk],
  ['/home/promotion', promotionAsk],
];

test.each(asked)(
  'R13.1 %s, which nobody can try, asks for what is made for its visitors, in hero and form',
  async (address, ask) => {
    const { html } = await renderPage(address);
    const [hero = '', form = ''] = html.split('id="lead"');

    expect(hero).toMatch(new RegExp(`<a[^>]*href="[^"]*#lead"[^>]*>${ask.want}</a>`));
    expect(html).not.toMatch(/>免费试用/);
    expect(form).toContain(ask.title);
    expect(form).toMatch(new RegExp(`<button[^>]*type="submit"[^>]*>${ask.want}</button>`));
    expect(form).toContain(`placeholder="${ask.example}"`);
  },
);

test('R13.1 what can be tried is tried first', async () => {
  const { html } = await renderPage('/home/daobo');
  const [hero = '', form = ''] = html.split('id="lead"');

  expect(hero).toMatch(/<a[^>]*data-login=""[^>]*>免费试用 7 天<\/a>/);
  expect(form).toContain('预约方案沟通');
});
