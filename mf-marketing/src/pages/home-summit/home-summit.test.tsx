import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/summit';
import { summitAgenda } from '../../content/summit-stages';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/summit';

checkProductPage({
  address,
  head: words.summitHead,
  title: words.summitHero.title.join(''),
  anchors: words.summitAnchors,
  questions: words.summitQuestions,
});

test('no two sessions of one room overlap in the timetable', () => {
  for (const [room] of summitAgenda.rooms.entries()) {
    const taken = summitAgenda.sessions
      .filter((session) => session.room === room)
      .flatMap(({ from, span }) => Array.from({ length: span }, (_, index) => from + index));
    expect(new Set(taken).size).toBe(taken.length);
  }
});

test('finding faces is told as a matter of consent', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('单独同意');
});
