import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/hardware';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/liveHardware';

checkProductPage({
  address,
  head: words.hardwareHead,
  title: '按场地配设备，不多买一件',
  anchors: words.hardwareAnchors,
  questions: words.hardwareQuestions,
});

test('all four kits are in the first HTML, with what each part is for', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { name, parts } of words.hardwareKits.list) {
    expect(html).toContain(name);
    for (const part of parts) expect(html).toContain(part.why);
  }
});

test('prices are marked as examples', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html.match(/示例价格/g)).toHaveLength(words.hardwareKits.list.length);
});
