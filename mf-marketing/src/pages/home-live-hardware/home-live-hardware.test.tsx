import { renderPage } from '@site/shared/testing/render-page';
import { hardwareAsk, hardwareAnchors, hardwareHead } from '../../content/home-live-hardware/hero';
import { hardwareKits } from '../../content/home-live-hardware/kits';
import { daysToRent } from '../../content/home-live-hardware/rent-or-buy';
import { hardwareQuestions } from '../../content/home-live-hardware/questions';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/liveHardware';

describe('R2.52 /home/liveHardware', () => {
  checkProductPage({
    address,
    ask: hardwareAsk,
    head: hardwareHead,
    title: '按场地配设备，不多买一件',
    anchors: hardwareAnchors,
    questions: hardwareQuestions,
  });
});

test('all four kits are in the first HTML, with what each part is for', async () => {
  const { html } = await renderPage(address);

  for (const { name, parts } of hardwareKits.list) {
    expect(html).toContain(name);
    for (const part of parts) expect(html).toContain(part.why);
  }
});

test('a kit is cheaper to rent for the days that its own prices give', async () => {
  const { html } = await renderPage(address);

  for (const kit of hardwareKits.list) {
    const days = daysToRent(kit);
    expect(days * kit.rentOfDay).toBeLessThan(kit.price);
    expect((days + 1) * kit.rentOfDay).toBeGreaterThanOrEqual(kit.price);
    expect(html).toContain(`${kit.name} ${days} 天`);
  }
});

test('prices are those of the contract', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('价格与适配范围以合同');
});
