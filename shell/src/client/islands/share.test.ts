/** @jest-environment jsdom */
import { toastTime } from '@site/shared/store/site-facts';

/** What was copied, shared and drawn. */
const [copied, shared]: [string[], ShareData[]] = [[], []];

function provide(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
}

function showPage(): void {
  document.title = '标签标题-澄播云';
  document.head.innerHTML = `<meta name="description" content="说明">
    <meta property="og:image" content="https://site.test/media/card-topic-1.0123456789.png">
    <meta property="og:image:alt" content="图的说明">`;
  document.body.innerHTML = `<h1>怎么办一场发布会</h1><span>
    <button id="copy" data-share="copy">复制链接</button><button id="open" data-share="open">分享</button>
    <span role="status"></span></span>
    <script type="application/json" id="_site-data">{}</script>`;
}

const settle = () => new Promise((done) => setTimeout(done));
const press = async (element: Element | null | undefined) => {
  (element as HTMLElement).click();
  await settle();
};
const sheet = () => document.querySelector('[data-share-sheet]');
const inSheet = (text: string) =>
  [...(sheet()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === text);

beforeAll(() => import('./share'));

beforeEach(() => {
  copied.length = shared.length = 0;
  history.replaceState(null, '', '/info/20001?utm_source=wx&phone=13800000000#s-2');
  provide(navigator, 'clipboard', { writeText: async (text: string) => void copied.push(text) });
  provide(navigator, 'userAgent', 'Mozilla/5.0');
  showPage();
});

test('R8.13 the link is copied without query and anchor, and the message stays as long as a toast', async () => {
  expect(toastTime).toBe(1500);
  jest.useFakeTimers();
  document.getElementById('copy')?.click();
  await jest.advanceTimersByTimeAsync(0);
  const shown = document.querySelector('[role=status]');

  expect(copied).toEqual(['http://localhost/info/20001']);
  expect(shown?.textContent).toBe('复制成功');
  jest.advanceTimersByTime(toastTime - 1);
  expect(shown?.textContent).toBe('复制成功');
  jest.advanceTimersByTime(1);
  expect(shown?.textContent).toBe('');
  jest.useRealTimers();
});

test('R8.14 where the browser refuses, the page says so', async () => {
  provide(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('refused')) });
  document.execCommand = () => false;
  await press(document.getElementById('copy'));

  expect(document.querySelector('[role=status]')?.textContent).toBe('复制失败');
});

test('the sheet shows what the receiver will see: picture, title and an address that names nobody', async () => {
  await press(document.getElementById('open'));

  expect(sheet()?.querySelector('img')?.getAttribute('src')).toBe('/media/card-topic-1.0123456789.png');
  expect(sheet()?.textContent).toContain('怎么办一场发布会');
  expect(sheet()?.textContent).toContain('localhost/info/20001');
  expect(sheet()?.textContent).not.toMatch(/utm_source|13800000000/);
  await press(document.getElementById('open'));
  expect(document.querySelectorAll('[data-share-sheet]')).toHaveLength(1);
});

test('R12.118 after a navigation without a load the sheet shows the card that the server names for this page', async () => {
  const asked: unknown[] = [];
  const named = 'https://site.test/media/card-topic-2.0123456789.png';
  const served = `<head><meta property="og:image" content="${named}"><meta property="og:image:alt" content="另一张"></head>`;
  provide(window, 'fetch', async (address: unknown) => {
    asked.push(address);
    return { ok: true, text: async () => served };
  });
  document.documentElement.dataset.cardUnread = '';
  await press(document.getElementById('open'));
  await settle();

  expect(sheet()?.querySelector('img')?.getAttribute('src')).toBe('/media/card-topic-2.0123456789.png');
  expect(sheet()?.querySelector('img')?.alt).toBe('另一张');
  await press(inSheet('关闭'));
  await press(document.getElementById('open'));
  expect(asked).toEqual(['/info/20001?utm_source=wx&phone=13800000000']);
});

test('it closes with the focus back where it came from', async () => {
  await press(document.getElementById('open'));
  await press(inSheet('关闭'));

  expect(sheet()).toBeNull();
  expect(document.activeElement?.id).toBe('open');
});

test('R12.81 the sheet of the system is offered where there is one, and gets title and clean address', async () => {
  await press(document.getElementById('open'));
  expect(inSheet('用其他应用分享')).toBeUndefined();
  await press(inSheet('关闭'));

  provide(navigator, 'share', async (data: ShareData) => void shared.push(data));
  await press(document.getElementById('open'));
  await press(inSheet('用其他应用分享'));
  expect(shared).toEqual([{ title: '怎么办一场发布会', url: 'http://localhost/info/20001' }]);
});

test('R12.81 inside WeChat the sheet points at the menu that shares there', async () => {
  provide(navigator, 'userAgent', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
  await press(document.getElementById('open'));

  expect(sheet()?.textContent).toContain('点右上角“···”，选“发送给朋友”或“分享到朋友圈”');
  expect(inSheet('用其他应用分享')).toBeUndefined();
});

test('R12.82 a poster that cannot be drawn is said, and the button is there again', async () => {
  await press(document.getElementById('open'));
  await press(inSheet('生成海报'));

  expect(sheet()?.querySelector('[role=status]')?.textContent).toBe('海报没有画出来，可以先复制链接');
  expect(inSheet('生成海报')?.disabled).toBe(false);
});

test('R12.82 a drawn poster stands in the sheet, to be held and to be saved', async () => {
  window.siteDrawing = { drawCode: () => undefined, drawPoster: async () => 'data:image/png;base64,AA==' };
  await press(document.getElementById('open'));
  await press(inSheet('生成海报'));

  expect(sheet()?.querySelector('img')?.alt).toBe('海报：怎么办一场发布会');
  expect(sheet()?.textContent).toContain('长按图片，保存到手机或发给朋友');
  expect(sheet()?.querySelector('a')?.getAttribute('download')).toBe('怎么办一场发布会.png');
});
