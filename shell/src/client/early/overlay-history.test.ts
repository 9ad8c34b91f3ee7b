/** @jest-environment jsdom */
import { watchOverlays } from './overlay-history';

/** What the router hears of the history. */
const events: string[] = [];

/** Called at each step that the history has made. */
let stepped = (): void => undefined;

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  addEventListener('popstate', () => stepped());
  watchOverlays();
  addEventListener('popstate', () => events.push(location.pathname));
});

beforeEach(() => {
  jest.restoreAllMocks();
  history.pushState({ key: 'page' }, '', '/page');
  events.length = 0;
  document.body.innerHTML = `<input value="年会">
    <input role="combobox"><div></div>
    <details data-menu id="menu"><summary>菜单</summary></details>
    <details data-menu id="other"><summary>免费试用</summary></details>`;
});

const menu = (id = 'menu') => document.getElementById(id) as HTMLDetailsElement;

function turn(open: boolean, one = menu()): void {
  one.open = open;
  one.dispatchEvent(new Event('toggle'));
}

/** Settles once the history has made so many steps, and the page has events of the last. */
async function steps(most: number): Promise<void> {
  for (let step = 0; step < most; step++) await new Promise<void>((done) => (stepped = done));
  await Promise.resolve();
}

function go(way: number, most = 1): Promise<void> {
  history.go(way);
  return steps(most);
}

test('back closes what lies over the page, keeps the page and what is typed, and the router hears nothing of it', async () => {
  turn(true);
  expect(history.state).toEqual({ key: 'page', overlay: true });
  await go(-1);
  expect(menu().open).toBe(false);
  expect(location.pathname).toBe('/page');
  expect(history.state).toEqual({ key: 'page' });
  expect(document.querySelector('input')?.value).toBe('年会');
  expect(events).toEqual([]);
});

test('closing it by a button takes its entry away, however many lay over one another', async () => {
  turn(true);
  const entries = history.length;
  turn(true, menu('other'));
  expect(history.length).toBe(entries);
  turn(false);
  expect(history.state).toEqual({ key: 'page', overlay: true });
  turn(false, menu('other'));
  await steps(1);
  expect(history.state).toEqual({ key: 'page' });
  expect(events).toEqual([]);
});

test('forward opens nothing again and leaves no step that leads nowhere', async () => {
  turn(true);
  await go(-1);
  await go(1, 2);
  expect(menu().open).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
  expect(events).toEqual([]);
});

test('the next page takes the entry of the overlay that led to it, and back from it the router hears of', async () => {
  turn(true);
  const entries = history.length;
  history.pushState({ key: 'next' }, '', '/next');
  expect(history.length).toBe(entries);
  turn(false);
  expect(location.pathname).toBe('/next');
  await go(-1);
  expect(location.pathname).toBe('/page');
  expect(events).toEqual(['/page']);
});

test('what was opened before the file came has its entry too', async () => {
  menu().open = true;
  watchOverlays();
  expect(history.state).toEqual({ key: 'page', overlay: true });
  await go(-1);
  expect(menu().open).toBe(false);
});

test('several events tell of one overlay that closes, and the way back is one step', async () => {
  turn(true);
  const one = menu();
  one.open = false;
  const back = jest.spyOn(history, 'back');
  for (const name of ['toggle', 'close', 'focusin']) one.dispatchEvent(new Event(name));
  await steps(1);
  expect(back).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/page');
  expect(history.state).toEqual({ key: 'page' });
});

const field = () => document.querySelector('[role=combobox]') as HTMLElement;

function suggest(open: boolean): void {
  field().setAttribute('aria-expanded', String(open));
  field().nextElementSibling?.dispatchEvent(new Event('toggle'));
}

function type(): void {
  field().focus();
  field().onblur = () => suggest(false);
  suggest(true);
}

test('back closes suggestions, whose entry is one for all that is typed, and keeps the page', async () => {
  type();
  const entries = history.length;
  suggest(true);
  expect(history.length).toBe(entries);
  await go(-1);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(location.pathname).toBe('/page');
  expect(history.state).toEqual({ key: 'page' });
  expect(events).toEqual([]);
});

test('suggestions that close take their entry with them', async () => {
  type();
  field().blur();
  expect(history.state).toEqual({ key: 'page', overlay: true });
  await steps(1);
  expect(history.state).toEqual({ key: 'page' });
});

const press = (one: Element) => one.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const click = (one: Element) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
/** All that was asked for at once has run. */
const settled = () => new Promise((done) => setTimeout(done));

test('what the press on a link closes leaves its entry to the next page, however late that comes', async () => {
  const back = jest.spyOn(history, 'back');
  document.body.insertAdjacentHTML('beforeend', '<a href="#next">下一页</a>');
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.onclick = () => false;
  type();
  const entries = history.length;
  press(link);
  field().blur();
  await settled();
  click(link);
  await settled();
  expect(back).not.toHaveBeenCalled();
  history.pushState({ key: 'next' }, '', '/next');
  expect(history.length).toBe(entries);
  await go(-1);
  expect(location.pathname).toBe('/page');
});

test.each<[string, () => void]>([
  ['an option that a key chooses', () => click(document.querySelector('a') as HTMLElement)],
  ['words that a key sends', () => document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true }))],
])('%s leave the entry of their suggestions to the next page', async (_what, choose) => {
  const back = jest.spyOn(history, 'back');
  document.body.insertAdjacentHTML('beforeend', '<form></form><a href="#next">抽奖</a>');
  for (const one of document.querySelectorAll<HTMLElement>('form, a')) one.onclick = one.onsubmit = () => false;
  type();
  choose();
  suggest(false);
  await settled();
  expect(back).not.toHaveBeenCalled();
});

test('a form that is sent from a sheet keeps no entry: the sheet that is closed then takes it along', async () => {
  document.body.insertAdjacentHTML('beforeend', '<form method="post"></form>');
  press(document.body);
  click(document.body);
  turn(true);
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true }));
  turn(false);
  await steps(1);
  expect(history.state).toEqual({ key: 'page' });
});

test('what a press elsewhere closes goes with its click', async () => {
  turn(true);
  press(document.body);
  turn(false);
  await settled();
  expect(history.state).toEqual({ key: 'page', overlay: true });
  click(document.body);
  await steps(1);
  expect(history.state).toEqual({ key: 'page' });
});

test('what was closed by the beginning of a scroll keeps its entry, and one way back leaves the page', async () => {
  history.pushState({ key: 'second' }, '', '/second');
  turn(true);
  press(document.body);
  turn(false);
  press(document.body);
  click(document.body);
  document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await settled();
  expect(history.state).toEqual({ key: 'second', overlay: true });
  await go(-1, 2);
  expect(location.pathname).toBe('/page');
  expect(events).toEqual(['/page']);
});
