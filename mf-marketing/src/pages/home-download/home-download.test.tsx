import { renderRoute } from '@site/shared/testing/render-route';
import { downloadWords } from '../../content/downloads';
import { routes } from '../../routes';
import { inWeChat, kindOf, systemOf } from './home-download.systems';

const address = '/home/download';
const sum = 'ab'.repeat(32);

const download = (slug: string, platform: string, sha256 = sum) => ({
  slug,
  platform,
  name: `工具 ${slug}`,
  words: '一句话。',
  version: '4.6.2',
  size: '168 MB',
  updated: '2026-10-28',
  requires: 'Windows 10 及以上',
  changes: ['字幕条可以存成模板'],
  link: `https://example.com/download/${slug}`,
  sha256,
  history: [{ version: '4.5.0', updated: '2026-08-05', changes: ['修正延迟'] }],
});

const answers = {
  '/open/v1/download/list': {
    code: 0,
    msg: 'ok',
    data: {
      list: [
        download('studio-windows', 'Windows'),
        download('app-ios', 'iOS', ''),
        download('photo-link', 'iOS / Android / Windows'),
      ],
    },
  },
};

test('each download says version, day, size, system, checksum and what was before', async () => {
  const { status, html } = await renderRoute(routes, address, answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const words of [
    '4.6.2',
    '2026-10-28',
    '168 MB',
    'Windows 10 及以上',
    sum,
    '4.5.0',
    '修正延迟',
    downloadWords.fromShop,
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/href="https:\/\/example\.com\/download\/studio-windows"[^>]*data-track="download_click"/);
});

test('the anchors of the navigation are there, and every system can be chosen by hand', async () => {
  const { html } = await renderRoute(routes, address, answers);

  expect(html).toContain(' id="pc"');
  expect(html).toContain(' id="app"');
  expect(html).toContain('href="#studio-windows"');
  expect(html).toContain('href="#app-ios"');
  expect(html).not.toContain('href="#photo-link"');
});

test('the served page knows nothing of who reads it', async () => {
  const { html } = await renderRoute(routes, address, answers);

  expect(html).not.toContain('class="mark"');
  expect(html).toContain(downloadWords.weChatHow);
  expect(html).not.toContain('weChat there');
});

test('search engines read every application with its version', async () => {
  const { head } = await renderRoute(routes, address, answers);

  expect(head?.jsonLd).toHaveLength(3);
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'SoftwareApplication',
    operatingSystem: 'Windows',
    softwareVersion: '4.6.2',
    fileSize: '168 MB',
  });
});

test('without its list the page says that it cannot be had', async () => {
  expect((await renderRoute(routes, address, { '/open/v1/download/list': 503 })).status).toBe(503);
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

test('what runs on several kinds of systems stands below the others', () => {
  expect(['Windows', 'Android', 'iOS / Android / Windows', 'Web'].map((platform) => kindOf({ platform }))).toEqual([
    'pc',
    'app',
    'more',
    'more',
  ]);
});
