/** @jest-environment jsdom */
import { scrollToTarget, targetTimeout } from './scroll-to-target';

let reached: string[];

beforeEach(() => {
  jest.useFakeTimers();
  reached = [];
  document.body.innerHTML = '';
  Element.prototype.scrollIntoView = function scrollIntoView() {
    reached.push(this.id);
  };
});
afterEach(() => jest.useRealTimers());

function bring(id: string, tag = 'section'): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  document.body.append(element);
  return element;
}

test('a target that is there is reached at once and gets the focus', () => {
  const target = bring('join');
  scrollToTarget('#join');

  expect(reached).toEqual(['join']);
  expect(document.activeElement).toBe(target);
});

test('R2.3 a target that comes within a second is reached when it comes', () => {
  scrollToTarget('#join');
  jest.advanceTimersByTime(targetTimeout - 100);
  expect(reached).toEqual([]);
  bring('join');
  jest.advanceTimersByTime(50);

  expect(reached).toEqual(['join']);
});

test('after a second the page is not scrolled any more', () => {
  scrollToTarget('#join');
  jest.advanceTimersByTime(targetTimeout + 50);
  bring('join');
  jest.advanceTimersByTime(targetTimeout);

  expect(reached).toEqual([]);
});

test('the next navigation ends the search', () => {
  const end = scrollToTarget('#join');
  end();
  bring('join');
  jest.advanceTimersByTime(targetTimeout);

  expect(reached).toEqual([]);
});

test('a link keeps its place in the order of Tab; Chinese and broken names do no harm', () => {
  const link = bring('去');
  link.tabIndex = 0;
  scrollToTarget(`#${encodeURIComponent('去')}`);
  expect(link.tabIndex).toBe(0);
  expect(document.activeElement).toBe(link);

  scrollToTarget('#%E4%');
  scrollToTarget('#');
  scrollToTarget('');
  jest.advanceTimersByTime(targetTimeout);
  expect(reached).toEqual(['去']);
});
