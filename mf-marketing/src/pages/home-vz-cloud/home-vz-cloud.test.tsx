import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/open-platform';
import { openWays } from '../../content/open-platform-ways';
import { routes } from '../../routes';
import { checkPage } from '../../testing/product-page-checks';

const address = '/home/vzCloud';

checkPage({
  address,
  head: words.openHead,
  title: '把直播能力，装进你的业务',
  anchors: words.openAnchors,
  questions: words.openQuestions,
});

test('every way in is there without script, with code that a keyboard can scroll', async () => {
  const { html } = await renderRoute(routes, address);
  const ways = html.split(' id="ways"')[1]?.split(' id="steps"')[0] ?? '';

  expect(ways.match(/type="radio"/g)).toHaveLength(openWays.list.length);
  expect(ways.match(/<pre[^>]*tabindex="0"/gi)).toHaveLength(openWays.list.length);
  expect(ways).toContain('X-Sign: $SIGN');
  expect(ways).toContain('&lt;iframe');
});

test('the letters of the address stay in the address', async () => {
  const { html, head } = await renderRoute(routes, address);
  const visible = html.replace(/<[^>]+>/g, ' ');

  expect(visible).not.toMatch(/vz/i);
  expect(`${head?.title}${head?.description}`).not.toMatch(/vz/i);
});

test('limits and servers are examples, and the page says so', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('资源与周期为示例');
  expect(html).toContain('429');
});
