import { renderPage } from '@site/shared/testing/render-page';
import { summitAnchors, summitHead, summitHero } from '../../content/home-summit/hero';
import { summitQuestions } from '../../content/home-summit/questions';
import { summitAgenda } from '../../content/home-summit/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/summit';

describe('R2.67 /home/summit', () => {
  checkProductPage({
    address,
    head: summitHead,
    title: summitHero.title.join(''),
    anchors: summitAnchors,
    questions: summitQuestions,
  });
});

test('no two sessions of one room overlap in the timetable', () => {
  for (const [room] of summitAgenda.rooms.entries()) {
    const taken = summitAgenda.sessions
      .filter((session) => session.room === room)
      .flatMap(({ from, span }) => Array.from({ length: span }, (_, index) => from + index));
    expect(new Set(taken).size).toBe(taken.length);
  }
});

test('finding faces is described as a matter of consent', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('单独同意');
});

test('what is free before a session keeps its place in the timetable', async () => {
  const { html } = await renderPage(address);
  const [room = ''] = summitAgenda.rooms.slice(1);

  expect(html).toMatch(new RegExp(`>${room}</b><span></span><span class`));
});
