import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { openAnchors, openHead } from '../../content/home-vz-cloud/hero';
import { openQuestions } from '../../content/home-vz-cloud/questions';
import { openIntegrations } from '../../content/home-vz-cloud/integrations';
import { checkPage } from '../../testing/product-page-checks';

const address = '/home/vzCloud';

describe('R2.71 /home/vzCloud', () => {
  checkPage({
    address,
    head: openHead,
    title: '把直播能力，装进你的业务',
    anchors: openAnchors,
    questions: openQuestions,
  });
});

test('every way in is there without script, with code that a keyboard can scroll', async () => {
  const { html } = await renderPage(address);
  const integrations = html.split(' id="ways"')[1]?.split(' id="steps"')[0] ?? '';

  expect(integrations.match(/type="radio"/g)).toHaveLength(openIntegrations.list.length);
  expect(integrations.match(/<pre[^>]*tabindex="0"/gi)).toHaveLength(openIntegrations.list.length);
  expect(integrations).toContain('X-Sign: $SIGN');
  expect(integrations).toContain('&lt;iframe');
});

test('the letters of the address stay in the address', async () => {
  const { html, head } = await renderPage(address);
  const visible = html.replace(/<[^>]+>/g, ' ');

  expect(visible).not.toMatch(/vz/i);
  expect(`${head?.title}${head?.description}`).not.toMatch(/vz/i);
});

test('limits and servers are those of the offer, and the page says so', async () => {
  const { html } = await renderPage(address, sampleFacts);

  expect(html).toContain('资源与周期以勘查后的方案为准');
  expect(html).toContain('429');
});
