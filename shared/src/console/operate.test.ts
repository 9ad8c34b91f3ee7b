/** @jest-environment jsdom */
import { operate } from './operate';

const done: string[] = [];

beforeAll(() => {
  const make = () => ({
    act: (action: string, value: string) => void done.push(`${action} ${value}`.trim()),
    typed: (field: string, value: string) => void done.push(`${field}=${value}`),
    keys: { 1: 'pick:1', ' ': 'cut' },
  });
  operate('test', make);
  operate('test', make);
});

beforeEach(() => {
  done.length = 0;
  document.body.innerHTML = `<div data-console="test"><button data-do="pick" data-value="3"><b>3</b></button>
    <button data-do="pick" data-through="">4</button><input data-field="caption"></div>
    <button id="outside" data-do="pick">1</button>`;
});

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

function press(selector: string, key: string, keys: KeyboardEventInit = {}): boolean {
  return element(selector).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }),
  );
}

test('R13.14 a desk is operated once, although its file came twice, and nothing outside of it is', () => {
  element('b').click();
  element('#outside').click();

  expect(done).toEqual(['pick 3']);
});

test('R13.14 a press on the picture of a button is a press of the button', () => {
  element('b').innerHTML = '<svg><rect /></svg>';
  document.querySelector('rect')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  expect(done).toEqual(['pick 3']);
});

test('R13.14 keys work inside the desk, not while somebody types, not with modifiers, and leave buttons their own press', () => {
  press('b', '1');
  press('input', '1');
  press('#outside', '1');
  press('b', '1', { ctrlKey: true });
  expect(done).toEqual(['pick 1']);

  expect(press('b', ' ')).toBe(true);
  expect(press('[data-through]', ' ')).toBe(false);
  expect(done).toEqual(['pick 1', 'cut']);
});

test('what is typed is told with the name of its field', () => {
  const field = element('input') as HTMLInputElement;
  field.value = '今天签';
  field.dispatchEvent(new Event('input', { bubbles: true }));

  expect(done).toEqual(['caption=今天签']);
});

test('what was typed while the file was on its way counts, what stands there as served does not', () => {
  document.body.innerHTML = `<div data-console="late"><input data-field="guest"><input data-field="role" value="店长"></div>`;
  (element('input') as HTMLInputElement).value = '陈经理';
  operate('late', () => ({ act: () => undefined, typed: (field, value) => void done.push(`${field}=${value}`) }));

  expect(done).toEqual(['guest=陈经理']);
});
