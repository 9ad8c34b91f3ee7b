/** @jest-environment jsdom */
import { applyDisplay, displayKey, watchDisplay } from './display';

const page = `<button data-display-button id="opener">大字版</button><a href="#" id="away">别处</a>
  <div data-display-panel tabindex="-1">
    <button data-display-set="print:">标准</button><button data-display-set="print:120">大</button>
    <button data-display-set="contrast">高对比度</button><button data-display-close>完成</button>
  </div>`;

const { dataset } = document.documentElement;
const press = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === label)?.click();
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent).join();
const kept = () => JSON.parse(localStorage.getItem(displayKey) ?? '{}') as unknown;
/** As a new page would begin: nothing on `<html>` but what was chosen before. */
function load(): void {
  for (const name of Object.keys(dataset)) delete dataset[name];
  applyDisplay();
}

beforeAll(watchDisplay);
beforeEach(() => {
  localStorage.clear();
  load();
  document.body.innerHTML = page;
});

test('a choice holds at once and on the next page, before anything is painted', () => {
  press('大字版');
  expect(pressed()).toBe('标准');
  press('大');
  press('高对比度');
  expect(pressed()).toBe('大,高对比度');
  expect(kept()).toEqual({ print: '120', contrast: 'on' });

  load();
  expect({ ...dataset }).toEqual({ display: '', print: '120', contrast: 'on' });
});

test('what is chosen can be taken back', () => {
  press('大');
  press('高对比度');
  press('标准');
  press('高对比度');

  expect(kept()).toEqual({});
  expect({ ...dataset }).toEqual({ display: '' });
});

test('the panel takes the focus and gives it back, by its button and by Escape', () => {
  for (const close of [
    () => press('完成'),
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
  ]) {
    press('大字版');
    expect(dataset.displayOpen).toBe('');
    expect(document.activeElement?.hasAttribute('data-display-panel')).toBe(true);
    close();
    expect(dataset).not.toHaveProperty('displayOpen');
    expect(document.activeElement?.id).toBe('opener');
  }
});

test('a press elsewhere closes the panel', () => {
  press('大字版');
  press('别处');

  expect(dataset).not.toHaveProperty('displayOpen');
});

test('names that nobody knows, broken text and numbers change nothing', () => {
  localStorage.setItem(displayKey, '{"print":120,"grey":"on","scripts":"failed"}');
  load();
  expect({ ...dataset }).toEqual({ display: '' });
  for (const broken of ['{"print', 'null', '7']) {
    localStorage.setItem(displayKey, broken);
    load();
  }
  expect(dataset).not.toHaveProperty('print');
});
