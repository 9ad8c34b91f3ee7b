import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { crewDistribution } from '../../content/home-live-service/distribution';
import { crewAsk, crewAnchors, crewHead } from '../../content/home-live-service/hero';
import { crewQuestions } from '../../content/home-live-service/questions';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/liveService';

describe('R2.53 /home/liveService', () => {
  checkProductPage({
    address,
    ask: crewAsk,
    head: crewHead,
    title: '现场交给我们，你只管上台',
    anchors: crewAnchors,
    questions: crewQuestions,
  });
});

test('R2.53 the anchor of 直播分发 in the navigation links to its section', async () => {
  const { html } = await renderPage(address);
  const section = html.split('id="distribution"')[1]?.split('</section>')[0] ?? '';

  expect(section).toMatch(/<h2[^>]*>.*直播分发/);
  for (const { name } of crewDistribution.targets) expect(section).toContain(name);
});

test('prices are the facts of the kits, and the contract holds', async () => {
  const { html } = await renderPage(address, sampleFacts);

  expect(html).toContain('〔add-on.crew-four.price〕');
  expect(html).toContain('以合同为准');
});
