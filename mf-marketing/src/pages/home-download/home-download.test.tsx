import { listDownloads } from '@site/shared/calls/downloads';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { downloadCopy } from '../../content/home-download';
import { download } from '../../testing/samples';
import { inWeChat, kindOf, systemOf } from './home-download.systems';

const address = '/home/download';
const windows = download('studio-windows');
const answers = answerTo(listDownloads, {
  list: [
    download('photo-windows', { platform: 'Windows' }),
    windows,
    download('app-ios', { platform: 'iOS', sha256: '' }),
  ],
});

test('R2.39 each download says version, day, size, system, checksum and what was before', async () => {
  const { status, html } = await renderPage(address, answers);

  expect(status).toBe(200);
  for (const text of [
    '4.6.2',
    '2026-10-28',
    '168 MB',
    'Windows 10 及以上',
    windows.sha256,
    '4.5.0',
    '修正延迟',
    downloadCopy.fromShop,
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/href="https:\/\/example\.com\/download\/studio-windows"[^>]*data-track="download_click"/);
});

test('the anchors of the navigation are there, and every system can be chosen by hand', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toContain(' id="pc"');
  expect(html).toContain(' id="app"');
  expect(html).toContain('href="#studio-windows"');
  expect(html).toContain('href="#app-ios"');
  expect(html).not.toContain('href="#photo-windows"');
});

test('the served page does not depend on the user agent', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).not.toContain('class="mark"');
  expect(html).toContain(downloadCopy.weChatHow);
  expect(html).not.toContain('weChat there');
});

test('search engines read every application with its version', async () => {
  const { head } = await renderPage(address, answers);

  expect(head?.jsonLd).toHaveLength(3);
  expect(head?.jsonLd?.[1]).toMatchObject({
    '@type': 'SoftwareApplication',
    operatingSystem: 'Windows',
    softwareVersion: '4.6.2',
    fileSize: '168 MB',
  });
});

test('without its list the page shows that it is unavailable', async () => {
  expect((await renderPage(address, { [listDownloads.path]: 503 })).status).toBe(503);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Android'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1', 'HarmonyOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', undefined],
])('%s is %s', (agent, system) => {
  expect(systemOf(agent)).toBe(system);
});

test('WeChat is known by its own name', () => {
  expect(inWeChat('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')).toBe(true);
  expect(inWeChat('Mozilla/5.0 (iPhone) Safari/605')).toBe(false);
});

test('what does not broadcast by itself is below the others, whatever its system', () => {
  expect(['studio-windows', 'app-android', 'photo-windows', 'sdk-web'].map((slug) => kindOf({ slug }))).toEqual([
    'pc',
    'app',
    'more',
    'more',
  ]);
});
