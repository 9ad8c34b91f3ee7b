import { renderPage } from '@site/shared/testing/render-page';

test('finding faces is described with its conditions', async () => {
  const { html } = await renderPage('/m/imageLive');

  expect(html).toContain('本人单独同意后才打开相机');
  expect(html).toContain('随时要求删除照片与特征信息');
});

test('the minute of a photo is a list in its order', async () => {
  const { html } = await renderPage('/m/imageLive');

  const steps = [...html.matchAll(/class="when">(.*?)</g)].map(([, when]) => when);
  expect(steps.slice(0, 5)).toEqual(['0 秒', '3 秒', '10 秒', '20 秒', '一分钟内']);
});
