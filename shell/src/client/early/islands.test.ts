/** @jest-environment jsdom */
import { answered } from './answered';
import { watchLostFiles } from './ask-again';
import { insertScript } from './insert-script';
import { loadIslandOf, tellFailure, watchIslands } from './islands';

/** What came through to the page's own handlers. */
const passed: string[] = [];

beforeAll(() => {
  watchLostFiles();
  watchIslands();
  for (const name of ['click', 'submit'])
    document.addEventListener(name, (event) => {
      if (name === 'submit') event.preventDefault();
      passed.push(`${name} ${(event.target as Element).id}`);
    });
});

beforeEach(() => {
  passed.length = 0;
  document.head.innerHTML = '';
});

/** As the build writes it into the entry script. */
const table: Record<string, string[]> = {};
Object.assign(globalThis, { ISLAND_FILES: table });

const address = (name: string) => `${location.origin}/island-${name}.js`;

/** A page with a form and a button, each with a file of its own name: what ran once does not run again. */
function show(name: string, consoles = {}): void {
  table[name] = ['.js', 'sha384-x'];
  const data = JSON.stringify({ consoles });
  document.body.innerHTML = `<form id="form" data-island="${name}"><input /><button id="send" type="submit">x</button></form>
    <button id="press" type="button" data-island="${name}">x</button><button id="free" type="button">x</button>
    <script type="application/json" id="_site-data">${data}</script>`;
}

const inserted = () => [...document.head.querySelectorAll('script')];
const press = (id: string) => document.getElementById(id)?.click();

/** Once the press's own frame is painted, which is before anything is inserted. */
async function settle(event: 'load' | 'error'): Promise<void> {
  await answered();
  inserted().at(-1)?.dispatchEvent(new Event(event));
  await new Promise((done) => setTimeout(done));
}

/** As `online-state.ts` marks the page. */
function setOffline(isOffline: boolean): void {
  document.documentElement.toggleAttribute('data-offline', isOffline);
}

test('R12.52 a form sent before its file ran waits for it and is sent once', async () => {
  show('sent');
  press('send');
  expect(passed).toEqual(['click send']);
  expect(inserted()).toEqual([]);
  await answered();
  expect(inserted().map(({ src, integrity, async }) => [src, integrity, async])).toEqual([
    [address('sent'), 'sha384-x', true],
  ]);
  await settle('load');
  expect(passed).toEqual(['click send', 'click send', 'submit form']);
  press('send');
  expect(passed.filter((one) => one === 'submit form')).toHaveLength(2);
  expect(inserted()).toHaveLength(1);
});

test('R12.52 a button pressed before its file ran is pressed again once it has, and other buttons never wait', async () => {
  show('pressed');
  press('press');
  press('free');
  expect(passed).toEqual(['click free']);
  await settle('load');
  expect(passed).toEqual(['click free', 'click press']);
});

test('R12.53 a file that fails at both addresses leaves the control what it is without script', async () => {
  show('missing');
  press('send');
  await settle('error');
  expect(inserted().at(-1)?.src).toBe(`${address('missing')}?retry=2`);
  await settle('error');
  expect(passed).toContain('submit form');
});

test('R12.53 without network the file is waited for, and then the form is sent', async () => {
  show('offline');
  setOffline(true);
  press('send');
  await settle('error');
  await settle('error');
  expect(passed).not.toContain('submit form');
  setOffline(false);
  dispatchEvent(new Event('online'));
  await settle('load');
  expect(passed).toContain('submit form');
});

test('a file that is missing is not waited for where the browser says for good that there is no network', async () => {
  const says = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('gone');
  press('send');
  await settle('error');
  await settle('error');
  expect(passed).toContain('submit form');
  says.mockRestore();
});

test('a page whose shell has no such file holds nothing back', async () => {
  show('known');
  for (const control of document.querySelectorAll<HTMLElement>('[data-island]')) control.dataset.island = 'unknown';
  press('send');
  await settle('load');
  expect(inserted()).toEqual([]);
  expect(passed).toContain('submit form');
});

test('R12.51 the island of several controls of a page is fetched once, and runs although an ordered script is still missing', async () => {
  show('early');
  void insertScript(['https://cdn.test/assets/main.js', 'sha384-z']);
  void loadIslandOf(document.querySelector('input'));
  void loadIslandOf(document.getElementById('press'));
  await answered();
  expect(inserted().map(({ async }) => async)).toEqual([false, true]);
});

test('what a file shows has its styles when it is given the press that was held', async () => {
  show('styled');
  table.styled?.push('.css', 'sha384-s');
  press('press');
  await settle('load');
  expect(passed).toEqual([]);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  expect([link?.href, link?.integrity]).toEqual([`${location.origin}/island-styled.css`, 'sha384-s']);
  link?.dispatchEvent(new Event('load'));
  await new Promise((done) => setTimeout(done));
  expect(passed).toEqual(['click press']);
});

test('a press waits for both files of a control that has two', async () => {
  table['form-kinds'] = ['.js', 'sha256-k'];
  show('forms');
  press('press');
  await answered();
  const files = inserted();
  expect(files.map(({ src }) => src)).toEqual([address('forms'), address('form-kinds')]);
  files[0]?.dispatchEvent(new Event('load'));
  await new Promise((done) => setTimeout(done));
  expect(passed).toEqual([]);
  files[1]?.dispatchEvent(new Event('load'));
  await new Promise((done) => setTimeout(done));
  expect(passed).toEqual(['click press']);
});

test('the console of a section is one of the page, not of the shell', async () => {
  const file = ['https://cdn.test/assets/remotes/mf-help/1/client/console-desk.js', 'sha384-c'];
  show('console-desk', { 'console-desk': file });
  press('press');
  await answered();
  expect(inserted().map(({ src, integrity }) => [src, integrity])).toEqual([file]);
});

test('R13.39 keys for a console whose file is on its way are given again once, those that press its buttons too', async () => {
  show('keyed');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-console="x"><button id="desk" type="button" data-island="keyed" data-through="">x</button></div>',
  );
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key));
  const type = (key: string) =>
    document
      .getElementById('desk')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  expect(type('3')).toBe(true);
  expect(type(' ')).toBe(false);
  await settle('load');
  expect(keys).toEqual(['3', ' ', '3', ' ']);
  expect(passed).toEqual(['click desk']);
  type('4');
  expect(keys.slice(4)).toEqual(['4']);
});

test('R7.6 what takes reports of failed requests comes with the first failure, and where it does not come nothing else fails', async () => {
  table.failure = ['.js', 'sha384-x'];
  const failure = { url: '/v1/x', payload: {}, status: 500 };
  tellFailure(failure);
  const told: unknown[] = [];
  window.sitePostReport = (one) => void told.push(one);
  await settle('load');
  tellFailure(failure);
  await new Promise((done) => setTimeout(done));
  expect(inserted().map(({ src }) => src)).toEqual([address('failure')]);
  expect(told).toEqual([failure, failure]);
});
