/** @jest-environment jsdom */
import { codesOf } from './marked-events';

function codesFor(html: string, kind: string, selector: string, init: EventInit & { button?: number } = {}): string[] {
  document.body.innerHTML = html;
  let codes: string[] = [];
  const listen = (event: Event) => {
    codes = codesOf(event);
    event.preventDefault();
  };
  document.addEventListener(kind, listen, { capture: true, once: true });
  const event = kind.endsWith('click') ? new MouseEvent(kind, { cancelable: true, ...init }) : new Event(kind, init);
  document.querySelector(selector)?.dispatchEvent(event);
  document.removeEventListener(kind, listen, { capture: true });
  return codes;
}

test.each([
  ['<a data-track="details_click" href="/x"><b>去</b></a>', ['details_click']],
  ['<a data-track="one two" href="tel:1"><b>去</b></a>', ['one', 'two', 'phone_click']],
  ['<a data-login href="https://a.test/?type=1&x=2"><b>去</b></a>', ['trial_click', 'free_trial_click']],
  ['<a data-login href="/home/login?type=12"><b>去</b></a>', ['login_click']],
  ['<a data-consult href="/home/signUp"><b>去</b></a>', ['consult_click']],
  ['<div data-track="outer"><a href="tel:1"><b>去</b></a></div>', ['phone_click']],
  ['<a href="/x"><b>去</b></a>', []],
])('R7.47 a click in %s is %j', (html, codes) => {
  expect(codesFor(html, 'click', 'b')).toEqual(codes);
});

test('a summary counts when it opens its details, not when it closes them', () => {
  const details = (open: string) => `<details ${open}><summary data-track="trial_click">试用</summary></details>`;
  expect(codesFor(details(''), 'click', 'summary')).toEqual(['trial_click']);
  expect(codesFor(details('open'), 'click', 'summary')).toEqual([]);
});

test('a form counts on submit and a field on change, neither on a click', () => {
  const form = '<form data-track="help_search"><input data-track="price_filter"><button>搜索</button></form>';
  expect(codesFor(form, 'submit', 'form')).toEqual(['help_search']);
  expect(codesFor(form, 'change', 'input')).toEqual(['price_filter']);
  expect(codesFor(form, 'click', 'button')).toEqual([]);
  expect(codesFor(form, 'click', 'input')).toEqual([]);
});

test('of the other buttons only the middle one, which opens a tab, counts', () => {
  const link = '<a data-track="details_click" href="/x">去</a>';
  expect(codesFor(link, 'auxclick', 'a', { button: 1 })).toEqual(['details_click']);
  expect(codesFor(link, 'auxclick', 'a', { button: 2 })).toEqual([]);
});
