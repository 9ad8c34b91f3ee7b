/** @jest-environment jsdom */
import { announcePage } from '@site/shared/tracking/announce';
import { watchField } from './watch-field';

type Observed = { type: string };

const beacons: Record<string, unknown>[] = [];
const takers = new Map<string, (entries: object[]) => void>();
let requests: object[] = [];
let timing: object[] = [];
let visibility = 'visible';

/** The browser's observers, which jsdom has not: a test says what they observe. */
class Observers {
  constructor(private readonly take: (list: { getEntries: () => object[] }) => void) {}
  observe({ type }: Observed): void {
    if (type === 'unknown') throw new TypeError(type);
    takers.set(type, (entries) => this.take({ getEntries: () => entries }));
  }
}

const entry = (version: string, section = 'mf-help') => `/assets/remotes/${section}/${version}/client/remoteEntry.js`;

beforeAll(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<script type="application/json" id="_site-data">${JSON.stringify({
    pin: '/-/pin/9.0.0/mf-help@2.0.0',
    own: { pinned: { entry: entry('2.0.0') } },
  })}</script><button type="button">开</button>
  <form method="post"><input name="name" required><button type="submit">提交</button></form>`;
  Object.assign(globalThis, { PerformanceObserver: Observers });
  Object.assign(navigator, { sendBeacon: (_: string, body: string) => beacons.push(JSON.parse(body)) });
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      type === 'navigation' ? [{ responseStart: 120.4, serverTiming: timing }] : requests,
  });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  timing = [{ name: 'first' }];
  watchField();
  timing = [];
});

beforeEach(() => {
  // Each test begins a page of another release, so that nothing of the last one is left.
  announcePage({ routeName: 'x', path: '/', failed: false, entry: entry('1.0.0', 'mf-info') });
  announcePage({ routeName: 'x', path: '/', failed: false, entry: entry('2.0.0') });
  beacons.length = 0;
  requests = [];
});

function leave(): Record<string, unknown> | undefined {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  visibility = 'visible';
  return beacons.at(-1);
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('R13.86 the first answer to a visitor while a canary runs, who is on no side of it, tells nothing', () => {
  expect(takers.size).toBe(0);
  leave();
  expect(beacons).toEqual([]);
  watchField();
  expect([...takers.keys()]).toEqual(['largest-contentful-paint', 'event', 'layout-shift']);
});

test('R13.86 as the visitor leaves, the page tells once how it fared, in whole numbers and without address or visitor', () => {
  takers.get('largest-contentful-paint')?.([{ startTime: 800 }, { startTime: 1234.6 }]);
  takers.get('event')?.([
    { interactionId: 7, duration: 304 },
    { interactionId: 0, duration: 900 },
  ]);
  takers.get('layout-shift')?.([
    { value: 0.05, startTime: 100 },
    { value: 0.0625, startTime: 600 },
    { value: 0.9, startTime: 700, hadRecentInput: true },
    { value: 0.08, startTime: 9000 },
  ]);
  const told = { kind: 'view', release: 'mf-help@2.0.0', build: '9.0.0' };
  expect(leave()).toEqual({ ...told, lcp: 1235, inp: 304, cls: 113 });
  leave();
  expect(beacons).toHaveLength(1);
});

test('R13.86 what comes after a way to another section is told of its release, with how long the way was', () => {
  takers.get('event')?.([{ interactionId: 7, duration: 100 }]);
  press('button[type=button]');
  jest.advanceTimersByTime(900);
  announcePage({ routeName: 'y', path: '/info', failed: false, entry: entry('1.0.0', 'mf-info') });
  expect(beacons).toMatchObject([{ release: 'mf-help@2.0.0', inp: 100 }]);
  expect(leave()).toMatchObject({ release: 'mf-info@1.0.0', soft: expect.any(Number) });
});

test('R13.87 a tap that changes nothing has no answer, one that changes the page has', async () => {
  press('button[type=button]');
  jest.advanceTimersByTime(1000);
  expect(leave()).toMatchObject({ tap: true });

  announcePage({ routeName: 'x', path: '/', failed: false, entry: entry('2.0.1') });
  press('button[type=button]');
  document.body.dataset.open = '';
  await Promise.resolve();
  jest.advanceTimersByTime(1000);
  expect(leave()).toMatchObject({ tap: false });
});

test('R13.87 a form that is begun and not sent is told, one that is sent is not, whatever is typed after that', () => {
  const type = () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  type();
  expect(leave()).toMatchObject({ begun: true });

  announcePage({ routeName: 'x', path: '/', failed: false, entry: entry('2.0.2') });
  type();
  press('form button');
  type();
  expect(leave()).toMatchObject({ begun: false });
});

test('R13.87 a form that swallows what was sent has no answer; a request, a fault that is shown and a field that is empty are one', () => {
  const field = document.querySelector('input') as HTMLInputElement;
  const form = document.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  const sent = (prepare: () => void, version: string) => {
    announcePage({ routeName: 'x', path: '/', failed: false, entry: entry(version) });
    field.value = '张三';
    field.removeAttribute('aria-invalid');
    requests = [];
    press('form button');
    prepare();
    jest.advanceTimersByTime(4000);
    return leave()?.form;
  };
  expect(sent(() => undefined, '2.1.0')).toBe(true);
  const startTime = Number.MAX_SAFE_INTEGER;
  expect(sent(() => (requests = [{ initiatorType: 'fetch', startTime }]), '2.1.1')).toBe(false);
  expect(sent(() => (requests = [{ initiatorType: 'img', startTime }]), '2.1.2')).toBe(true);
  expect(sent(() => field.setAttribute('aria-invalid', 'true'), '2.1.3')).toBe(false);
  expect(sent(() => (field.value = ''), '2.1.4')).toBe(false);
});
