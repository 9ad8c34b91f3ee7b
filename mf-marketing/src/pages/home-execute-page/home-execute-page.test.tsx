import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import * as text from '../../content/home-execute-page';
import { crewPackages } from '../../content/home-live-service/sections';
import { checkPage } from '../../testing/product-page-checks';

const address = '/home/executePage';

describe('R2.43 /home/executePage', () => {
  checkPage({
    address,
    head: text.landingHead,
    title: '一场直播需要哪些人',
    anchors: [{ id: 'budgets', name: '预算' }],
    questions: text.landingQuestions,
  });
});

test('six steps are in their order, each with what is handed over', async () => {
  const { html } = await renderPage(address, sampleFacts);
  const flow = html.split(' id="flow"')[1]?.split('</section>')[0] ?? '';
  const places = text.landingFlow.list.map(({ name, paper }) => [flow.indexOf(name), flow.indexOf(paper)]).flat();

  expect(text.landingFlow.list).toHaveLength(6);
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((left, right) => left - right)).toEqual(places);
});

test('prices and crews are those of the service page', () => {
  const offered = crewPackages.facts.rows.map((row) => `${row[2]} ${row.at(-1)}`);

  for (const { people, price } of text.landingBudgets.list) expect(offered).toContain(`${people} 人 ${price}`);
});
