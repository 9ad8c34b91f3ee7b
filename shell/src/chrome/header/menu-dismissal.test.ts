/** @jest-environment jsdom */
import { menuClosing, shutMenus, watchMenus } from './menu-dismissal';

const page = `
  <li data-menu-root><details data-menu id="bar"><summary>产品与服务</summary></details><div><a id="inside" href="#">教育培训</a></div></li>
  <details data-menu data-menu-root data-closing-time="${menuClosing}" id="slide"><summary id="button">菜单</summary></details>
  <li data-menu-root id="code"><details data-menu><summary>微信</summary></details></li>
  <li data-menu-root><details data-menu name="side"><summary>电话</summary></details><input id="phone" /></li>
  <button id="outside">别处</button>`;

const menu = (id: string) => document.getElementById(id) as HTMLDetailsElement;
let reducedMotion = false;

beforeAll(() => {
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  watchMenus();
});

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  document.body.innerHTML = page;
});

afterEach(() => jest.useRealTimers());

test('Escape closes an open menu and gives the focus back to its button', () => {
  menu('bar').open = true;
  document.getElementById('inside')?.focus();

  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

  expect(menu('bar').open).toBe(false);
  expect(document.activeElement?.textContent).toBe('产品与服务');
});

test('focus inside the panel keeps the menu open, focus elsewhere closes it', () => {
  menu('bar').open = true;

  document.getElementById('inside')?.focus();
  expect(menu('bar').open).toBe(true);

  document.getElementById('outside')?.focus();
  expect(menu('bar').open).toBe(false);
});

test('a press elsewhere closes the menu', () => {
  menu('bar').open = true;
  document.getElementById('outside')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(menu('bar').open).toBe(false);
});

test('R4.10 the slide-out menu takes 500 ms to go', () => {
  menu('slide').open = true;
  document.getElementById('button')?.click();

  jest.advanceTimersByTime(499);
  expect(menu('slide').open).toBe(true);
  expect(menu('slide').dataset).toHaveProperty('closing');

  jest.advanceTimersByTime(1);
  expect(menu('slide').open).toBe(false);
  expect(menu('slide').dataset).not.toHaveProperty('closing');
});

test.each(['the system', 'the display settings'])('who asked %s for less motion does not wait', (where) => {
  reducedMotion = where === 'the system';
  if (!reducedMotion) document.documentElement.dataset.still = 'on';
  menu('slide').open = true;
  document.getElementById('button')?.click();
  delete document.documentElement.dataset.still;

  expect(menu('slide').open).toBe(false);
});

test('Escape that a list within has used up leaves the menu open', () => {
  menu('bar').open = true;
  const used = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  used.preventDefault();
  document.dispatchEvent(used);

  expect(menu('bar').open).toBe(true);
});

test('a new page starts with closed menus at once, and without the focus in one', () => {
  menu('bar').open = true;
  menu('slide').open = true;
  document.getElementById('inside')?.focus();

  shutMenus();

  expect([menu('bar').open, menu('slide').open]).toEqual([false, false]);
  expect(document.activeElement).toBe(document.body);
});

function hover(id: string): void {
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' });
  document.getElementById(id)?.dispatchEvent(event);
}

test('a panel that the pointer comes to closes the others, open or with the focus', () => {
  menu('bar').open = true;
  document.getElementById('phone')?.focus();
  menu('bar').open = true;

  hover('code');

  expect(menu('bar').open).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test('beside a card whose form is being filled in another comes only when it is pressed', () => {
  const phone = document.getElementById('phone') as HTMLInputElement;
  const code = document.getElementById('code');
  phone.focus();
  phone.value = '139';

  hover('code');
  expect(code?.dataset).toHaveProperty('dismissed');
  expect(document.activeElement).toBe(phone);

  code?.querySelector('summary')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(code?.dataset).not.toHaveProperty('dismissed');
});
