/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { sampleShow } from '@site/shared/testing/sample-show';
import { ShowTheatre } from './show-theatre';

const poster = { src: '/media/sample.a1.webp', width: 960, height: 540 };
const clip = {
  ...{ poster, width: 960, height: 540, seconds: 12 },
  sources: [{ src: '/media/sample.a1.mp4', type: 'video/mp4' }],
  ...{ captions: '/media/sample.a1.vtt', chapters: '/media/sample-chapters.a1.vtt' },
};

let still = false;

// Its file is read from the disk in real time, which fake timers do not wait for.
beforeAll(() => import('../parts/player/player'));

beforeEach(() => {
  jest.useFakeTimers();
  still = false;
  sessionStorage.clear();
  window.location.hash = '';
  window.matchMedia = (query) =>
    ({ matches: still && query.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never;
  window.scrollBy = () => undefined;
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const open = () => render(<ShowTheatre show={sampleShow} title="抽奖" clip={clip} />);
const player = () => screen.getByRole('region', { name: '演示：抽奖' });
const caption = () => document.querySelector('[aria-live]')?.textContent;
const drawn = () => player().querySelector('svg[role=img]')?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** The player, playing from its beginning. */
async function start(): Promise<void> {
  open();
  fireEvent.click(screen.getByRole('button', { name: /播放：抽奖/ }));
  await pass(0);
}

test('R12.28 before a press nothing plays; a press turns the poster into the player, which takes the focus and plays', async () => {
  open();
  await pass(5000);
  expect(document.querySelector('video')?.getAttribute('preload')).toBe('none');
  expect(screen.queryByRole('region', { name: '演示：抽奖' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: /播放：抽奖/ }));
  await pass(0);
  expect(document.activeElement).toBe(player());
  expect(document.querySelector('video')).toBeNull();
  await pass(4600);
  expect(caption()).toBe('填奖品。');
  await pass(1000);
  expect(drawn()).toContain('试用机');
});

test('on phones the poster is the drawing in the layout of phones', () => {
  const first = { src: '/media/stills-sample-1.a1.svg', width: 350, height: 350 };
  render(<ShowTheatre show={sampleShow} title="抽奖" clip={clip} still={first} />);

  const [source, image] = document.querySelector('button picture')?.children ?? [];
  expect([source?.getAttribute('media'), source?.getAttribute('srcset')]).toEqual(['(max-width: 767px)', first.src]);
  expect(image?.getAttribute('src')).toBe(poster.src);
});

test('R12.28 keys steer it while the focus is in it, and nowhere else', async () => {
  await start();
  press('k');
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: '进度' });
  press('ArrowRight');
  expect(slider.getAttribute('aria-valuetext')).toBe('00:05，填表');
  press('2');
  expect(slider.getAttribute('aria-valuetext')).toBe('00:08，保存');
  press('j');
  expect(slider.value).toBe('0');
  press('c');
  expect(caption()).toBeUndefined();
  (document.activeElement as HTMLElement).blur();
  press('ArrowRight');
  expect(slider.value).toBe('0');
});

test('R12.30 the transcript marks what is said, and a press on a line goes there', async () => {
  await start();
  await pass(4200);
  const current = () => document.querySelector('[aria-current]')?.textContent;
  expect(current()).toBe('00:04填奖品。');
  fireEvent.click(screen.getByText('点保存。', { selector: 'a span' }));
  await pass(100);
  expect(current()).toBe('00:08点保存。');
  expect(caption()).toBe('点保存。');
});

test('R12.28 with reduced motion each step is seen at its end at once', async () => {
  still = true;
  await start();
  await pass(4050);
  expect(drawn()).toContain('试用机');
});

test('R12.29 a hidden tab pauses it, and it goes on only when somebody says so', async () => {
  await start();
  await pass(1000);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(5000);
  expect(caption()).toBe('先看表单。');
  expect(screen.getByRole('button', { name: '播放' })).not.toBeNull();
});

test('R12.31 the visitor may take over: the show waits before the press and goes on when the part is pressed', async () => {
  await start();
  fireEvent.click(screen.getByRole('button', { name: /我来操作/ }));
  await pass(5000);
  expect(caption()).toBe('轮到你了：点保存。');
  expect(drawn()).not.toContain('已保存');
  const part = screen.getByRole('button', { name: '点保存。' });
  expect(document.activeElement).toBe(part);
  fireEvent.click(part);
  await pass(200);
  expect(drawn()).toContain('已保存');
  expect(screen.queryByRole('button', { name: '点保存。' })).toBeNull();
});

test('R12.31 a key that the show waits for is pressed on the keyboard', async () => {
  const steps = [...sampleShow.steps, { at: 10, say: '按 2 切回。', press: '2' }];
  render(<ShowTheatre show={{ ...sampleShow, steps }} title="抽奖" clip={clip} />);
  fireEvent.click(screen.getByRole('button', { name: /播放：抽奖/ }));
  await pass(0);
  press('2');
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: /我来操作/ }));
  expect(caption()).toBe('轮到你了：按 2 切回。');
  press('2');
  await pass(300);
  expect(caption()).toBe('按 2 切回。');
});

test('R12.30 an address that names a moment is where it begins', async () => {
  window.location.hash = '#t=8';
  await start();
  await pass(100);
  expect(caption()).toBe('点保存。');
});

describe('a show that was left', () => {
  let type = 'navigate';
  const real = performance.getEntriesByType;

  beforeEach(() => {
    performance.getEntriesByType = (kind) => (kind === 'navigation' ? ([{ type }] as never) : real(kind));
  });
  afterEach(() => {
    performance.getEntriesByType = real;
  });

  /** By an earlier load of the page, at its fifth second, in an entry of the history. */
  const leave = (entry: string) =>
    sessionStorage.setItem('site-moment-sample', JSON.stringify({ second: 5, entry, load: 1 }));
  const clock = () => document.querySelector('[data-stays]')?.textContent;

  test.each([
    ['reload', '', '00:05'],
    ['back_forward', '', '00:05'],
    ['navigate', '', '00:00'],
    ['reload', 'another', '00:00'],
  ])('is there again after a load by %s; left in the entry “%s” it begins at %s', (load, entry, begin) => {
    type = load;
    leave(entry);
    open();
    expect(clock()).toContain(`${begin} / 00:12`);
  });

  test('R12.30 the application goes back to where it was, and a link to the show to its begin; a moment of the address counts at the first visit alone', async () => {
    type = 'navigate';
    window.location.hash = '#t=8';
    await start();
    await pass(1500);
    cleanup();
    open();
    expect(clock()).toContain('00:09 / 00:12');
    cleanup();
    window.history.pushState({ key: 'next' }, '', '#');
    open();
    expect(clock()).toContain('00:00 / 00:12');
  });
});
