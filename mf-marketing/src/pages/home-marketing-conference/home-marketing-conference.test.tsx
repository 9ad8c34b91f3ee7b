import { renderToStaticMarkup } from 'react-dom/server';
import { renderPage } from '@site/shared/testing/render-page';
import { conferenceAnchors, conferenceHead, conferenceHero } from '../../content/home-marketing-conference/hero';
import { conferenceQuestions } from '../../content/home-marketing-conference/questions';
import { conferenceStairs } from '../../content/home-marketing-conference/stages';
import { checkProductPage } from '../../testing/product-page-checks';
import { crowdDrawings } from './home-marketing-conference-crowds';

const address = '/home/marketingConference';

describe('R2.56 /home/marketingConference', () => {
  checkProductPage({
    address,
    head: conferenceHead,
    title: conferenceHero.title.join(''),
    anchors: conferenceAnchors,
    questions: conferenceQuestions,
  });
});

test('at every step of the hero fewer people sit in the same hall', async () => {
  const { html } = await renderPage(address);
  const halls = Object.values(crowdDrawings).map(({ Draw }) => renderToStaticMarkup(<Draw />));
  const seats = halls.map((hall) => hall.match(/a5 5 0 1 1 10 0/g)?.length);
  const there = halls.map((hall) => /d="([^"]*)" fill="#/.exec(hall)?.[1]?.match(/a5 5 0 1 1 10 0/g)?.length ?? 0);

  expect(html.match(/<img class="image block"/g)).toHaveLength(conferenceStairs.steps.length);
  expect(new Set(seats)).toEqual(new Set([48]));
  expect(there).toEqual(conferenceStairs.steps.map(({ count }) => Math.round(count / 10)));
});

test('nobody is pressed: a way back, a limit of calls, and no goods sold at health talks', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('冷静期');
  expect(html).toContain('拒绝名单全员生效');
  expect(html).toContain('现场不卖货');
  expect(html).not.toMatch(/稳赚|保本|包治/);
});
