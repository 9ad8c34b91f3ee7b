import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { imageLiveMinute } from '../../content/image-live';

test('R2.109 finding faces is described with its conditions', async () => {
  const { html } = await renderPage('/m/imageLive');

  expect(html).toContain('本人单独同意后才打开相机');
  expect(html).toContain('随时要求删除照片与特征信息');
});

test('the minute of a photo is a list in its order', async () => {
  const { html } = await renderPage('/m/imageLive', sampleFacts);

  const steps = [...html.matchAll(/class="when">(.*?)</g)].map(([, when]) => when);
  expect(steps.slice(0, 5)).toEqual(['0 秒', '8 秒', '15 秒', '〔promise.photo〕', '一分钟内']);
});

test('R13.30 the frames of the sizes are drawn to scale: their areas are to each other as the bytes', () => {
  const kilobytes = (bytes: string) => Number.parseFloat(bytes) * (bytes.endsWith('MB') ? 1000 : 1);
  const [original, ...smaller] = imageLiveMinute.sizes;

  for (const { bytes, side } of smaller) {
    const scale = Math.sqrt(kilobytes(bytes) / kilobytes(original.bytes));
    expect(side / original.side).toBeCloseTo(scale, 2);
  }
});
