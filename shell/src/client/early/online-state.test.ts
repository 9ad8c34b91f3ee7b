/** @jest-environment jsdom */
import { toastTime } from '@site/shared/store/site-facts';
import { watchOnline } from './online-state';

const { dataset } = document.documentElement;
const dispatch = (name: 'online' | 'offline') => dispatchEvent(new Event(name));

beforeAll(watchOnline);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
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
    ['a search', '<form data-press method="get"></form>', true],
    ['a form that is not taken over yet', '<form data-press method="post"></form>', true],
  ])('%s', (_, html, expected) => {
    expect(isHeld(html)).toBe(expected);
  });

  test('a form that the application has taken over is left to it', () => {
    dataset.hydrated = '';
    expect(isHeld('<form data-press method="post"></form>')).toBe(false);
    expect(isHeld('<form data-press method="get"></form>')).toBe(true);
    delete dataset.hydrated;
  });

  test('with network everything goes its way', () => {
    dispatch('online');
    expect(isHeld('<a data-press href="/info">x</a>')).toBe(false);
    expect(isHeld('<form data-press method="get"></form>')).toBe(false);
  });
});
