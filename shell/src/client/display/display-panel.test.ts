/** @jest-environment jsdom */
import { applyDisplay, displayKey } from '../early/display';
import '../islands/display';

const page = '<button data-island="display" id="opener">大字版</button><a href="#" id="away">别处</a>';

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
  press('大字版');
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
    expect(document.activeElement?.hasAttribute('data-display-panel')).toBe(true);
    close();
    expect(document.querySelector('[data-display-panel]')).toBeNull();
    expect(document.activeElement?.id).toBe('opener');
  }
});

test('a press elsewhere closes the panel', () => {
  press('大字版');
  press('别处');

  expect(document.querySelector('[data-display-panel]')).toBeNull();
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
