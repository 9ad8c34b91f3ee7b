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
  history.pushState({ key: 'page' }, '', '/page');
  events.length = 0;
  document.body.innerHTML = `<input value="年会">
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
