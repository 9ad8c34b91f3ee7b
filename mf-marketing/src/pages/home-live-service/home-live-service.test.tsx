import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/crew-service';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/liveService';

checkProductPage({
  address,
  head: words.crewHead,
  title: '现场交给我们，你只管上台',
  anchors: words.crewAnchors,
  questions: words.crewQuestions,
});

test('the anchor of 直播分发 in the navigation leads to its section', async () => {
  const { html } = await renderRoute(routes, address);
  const section = html.split('id="distribution"')[1]?.split('</section>')[0] ?? '';

  expect(section).toMatch(/<h2[^>]*>.*直播分发/);
  for (const { name } of words.crewDistribution.targets) expect(section).toContain(name);
});

test('prices are marked as an example', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('¥16,800 起');
  expect(html).toContain('以上为示例价格');
});
