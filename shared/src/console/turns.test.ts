/** @jest-environment jsdom */
import { pointTo, turnsOf } from './turns';
import { wordsOf } from './words';

const word = wordsOf({
  past: '「{act}」做过了，接着{before}',
  early: '先{before}，再{act}',
  anew: '{act}要等{before}',
});

beforeEach(() => {
  document.body.innerHTML = `<div id="desk"><output data-says=""></output>
    <button data-turn="" data-do="scan">扫票</button>
    <button data-turn="" data-do="print" data-next="">打印胸卡</button>
    <button data-turn="" data-do="enter">放行入场</button></div>`;
});

const desk = () => document.querySelector('#desk') as HTMLElement;
const status = () => document.querySelector('output')?.textContent;
const next = () => [...document.querySelectorAll<HTMLElement>('[data-next]')].map(({ dataset }) => dataset.do);

test('acts follow each other from the one that was served as next, and begin anew', () => {
  const turns = turnsOf(desk(), word);

  expect(['print', 'enter', 'scan', 'print'].map((act) => turns.take(act))).toEqual([true, true, true, true]);
  expect(next()).toEqual(['enter']);
});

test('R13.40 an act before or after its turn changes nothing and is told what comes first', () => {
  const turns = turnsOf(desk(), word);

  expect(turns.take('enter')).toBe(false);
  expect(status()).toBe('先打印胸卡，再放行入场');
  expect(turns.take('scan')).toBe(false);
  expect(status()).toBe('扫票要等打印胸卡');
  expect(next()).toEqual(['print']);
  turns.take('print');
  expect(turns.take('print')).toBe(false);
  expect(status()).toBe('「打印胸卡」做过了，接着放行入场');
});

test('a desk whose acts have no order shows the thumb one of them, or none', () => {
  pointTo(desk(), 'scan');
  expect(next()).toEqual(['scan']);
  pointTo(desk(), undefined);
  expect(next()).toEqual([]);
});
