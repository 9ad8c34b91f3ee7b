import { renderPage } from '@site/shared/testing/render-page';
import { browserCopy, uplinkCopy } from '../../content/live-check/line';
import { cameraCopy, microphoneCopy } from '../../content/live-check/devices';
import { liveCheckCopy } from '../../content/live-check/page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { answers } from '../../testing/help-answers';

const address = '/help/liveCheck';

test('R12.177 the page has its four checks, and says that nothing leaves it', async () => {
  const { status, html, head } = await renderPage(address, { ...answers, ...sampleFacts });
  expect([status, head?.title]).toEqual([200, expect.stringContaining('开播自检')]);
  for (const { name } of [cameraCopy, microphoneCopy, uplinkCopy, browserCopy]) expect(html).toContain(`>${name}</h2>`);
  expect(html).toContain(liveCheckCopy.private);
});

test('R12.182 beside each check stands how to look by hand, and what is pressed needs script', async () => {
  const { html } = await renderPage(address, { ...answers, ...sampleFacts });
  for (const { byHand, start } of [cameraCopy, microphoneCopy, uplinkCopy, browserCopy]) {
    expect(html).toContain(byHand);
    expect(html).toMatch(new RegExp(`<button[^>]*data-needs-script[^>]*>${start}<`));
  }
  expect(html).toContain(liveCheckCopy.needsScript);
});

test('R12.179 before the press it is said what is measured, how, and what a picture needs', async () => {
  const { html } = await renderPage(address, { ...answers, ...sampleFacts });
  expect(html).toContain(uplinkCopy.how);
  expect(html).toContain('1920×1080 25 帧');
  expect(html).not.toContain(uplinkCopy.column);
});
