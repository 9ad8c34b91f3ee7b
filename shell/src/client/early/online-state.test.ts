/** @jest-environment jsdom */
import { toastTime } from '@site/shared/store/site-facts';
import { watchOnline } from './online-state';

const { dataset } = document.documentElement;
const dispatch = (name: 'online' | 'offline' | 'focus') => dispatchEvent(new Event(name));

/** Whether the site answers, and the times that it was asked. */
let isThere = false;
const asked = jest.fn(async () => {
  if (!isThere) throw new TypeError('Failed to fetch');
  return {} as Response;
});
const answered = () => jest.advanceTimersByTimeAsync(0);

beforeAll(() => {
  window.fetch = asked;
  watchOnline();
});
beforeEach(() => {
  jest.useFakeTimers();
  isThere = false;
});
afterEach(() => {
  dispatch('online');
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('R4.22 the site is asked ever less often while it cannot be reached, and its answer is told to everybody', async () => {
  const announced = jest.fn();
  addEventListener('online', announced, { once: true });
  dispatch('offline');
  asked.mockClear();
  await jest.advanceTimersByTimeAsync(4_999);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledWith('/robots.txt', { method: 'HEAD', cache: 'no-store' });
  await jest.advanceTimersByTimeAsync(10_000 + 20_000 + 40_000 + 60_000 + 60_000);
  expect(asked).toHaveBeenCalledTimes(6);
  expect(announced).not.toHaveBeenCalled();
  isThere = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(announced).toHaveBeenCalledTimes(1);
  expect(dataset).not.toHaveProperty('offline');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(7);
});

test('a visitor who comes back to the page has the site asked at once', async () => {
  dispatch('focus');
  dispatch('offline');
  asked.mockClear();
  isThere = true;
  dispatch('focus');
  await answered();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(dataset).not.toHaveProperty('offline');
});

test.each([
  [true, false],
  [false, true],
])('of a browser that says at the start that there is no network the site is asked: %s', async (answers, isMarked) => {
  const says = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isThere = answers;
  watchOnline();
  expect(dataset).not.toHaveProperty('offline');
  await answered();
  expect('offline' in dataset).toBe(isMarked);
  says.mockRestore();
});

test('nothing is said where the network never was away', () => {
  dispatch('online');

  expect(dataset).not.toHaveProperty('offline');
  expect(dataset).not.toHaveProperty('onlineAgain');
});

test('the page is marked while the network is away, and for a toast’s time once it is back', () => {
  dispatch('offline');
  expect(dataset.offline).toBe('');
  dispatch('online');
  expect(dataset).not.toHaveProperty('offline');
  jest.advanceTimersByTime(toastTime - 1);
  expect(dataset.onlineAgain).toBe('');
  jest.advanceTimersByTime(1);
  expect(dataset).not.toHaveProperty('onlineAgain');
});

test('a network that goes away at once again is not said to be back', () => {
  dispatch('offline');
  dispatch('online');
  dispatch('offline');
  expect(dataset.offline).toBe('');
  expect(dataset).not.toHaveProperty('onlineAgain');
  dispatch('online');
  jest.advanceTimersByTime(toastTime - 1);
  expect(dataset.onlineAgain).toBe('');
});

describe('F24: without network the page stays', () => {
  // Nothing is followed in here: whatever the entry script lets pass is stopped at the end.
  beforeAll(() => addEventListener('click', (event) => event.preventDefault()));
  beforeEach(() => dispatch('offline'));
  afterEach(() => dispatch('online'));

  /** Whether the event of a press was already stopped when it came to the page's own handlers, or never came. */
  function isHeld(html: string): boolean {
    document.body.innerHTML = html;
    const target = document.body.querySelector('[data-press]');
    const name = target instanceof HTMLFormElement ? 'submit' : 'click';
    let passed = false;
    target?.addEventListener(name, (event) => {
      passed = !event.defaultPrevented;
    });
    target?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    return !passed;
  }

  test.each([
    ['a link to a page', '<a href="/info"><b data-press>资讯</b></a>', true],
    ['a link to another host', '<a data-press href="https://example.com/">x</a>', true],
    ['a link within the page', '<a data-press href="#_top">x</a>', false],
    ['a telephone number', '<a data-press href="tel:4000000000">x</a>', false],
    ['a button', '<button data-press type="button">x</button>', false],
    ['a search', '<form data-press method="get"><button></button></form>', true],
    ['a form that is not taken over yet', '<form data-press method="post"><button></button></form>', true],
    [
      'a form whose island keeps what waits',
      '<form data-press data-island="forms" method="post"><button></button></form>',
      false,
    ],
  ])('%s', (_, html, expected) => {
    expect(isHeld(html)).toBe(expected);
  });

  test('a form that the application has taken over is left to it', () => {
    dataset.hydrated = '';
    expect(isHeld('<form data-press method="post"></form>')).toBe(false);
    expect(isHeld('<form data-press method="get"><button></button></form>')).toBe(true);
    delete dataset.hydrated;
  });

  test.each([
    ['a link', '<a href="/info">资讯</a>'],
    ['a search', '<form method="get"><button type="button">搜</button></form>'],
  ])('what was pressed is pressed again once if the site answers after all: %s', async (_, html) => {
    isThere = true;
    document.body.innerHTML = html;
    const pressed = jest.fn();
    const control = document.querySelector('a, button');
    control?.addEventListener('click', pressed);
    const name = control?.matches('a') ? 'click' : 'submit';
    document.body.firstElementChild?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    expect(pressed).not.toHaveBeenCalled();
    await answered();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(dataset).not.toHaveProperty('offline');
  });

  test('with network everything goes its way', () => {
    dispatch('online');
    expect(isHeld('<a data-press href="/info">x</a>')).toBe(false);
    expect(isHeld('<form data-press method="get"></form>')).toBe(false);
  });
});
