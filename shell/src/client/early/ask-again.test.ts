/** @jest-environment jsdom */
import { insertSheet } from '../insert-sheet';
import { watchLostFiles } from './ask-again';
import { insertScript } from './insert-script';

const file = (name: string) => `https://cdn.test/assets/remotes/mf-help/1/client/${name}`;

beforeAll(() => {
  watchLostFiles();
  // jsdom knows the attribute, not the property.
  for (const { prototype } of [HTMLScriptElement, HTMLLinkElement])
    Object.defineProperty(prototype, 'integrity', {
      get(this: Element) {
        return this.getAttribute('integrity') ?? '';
      },
      set(this: Element, hash: string) {
        this.setAttribute('integrity', hash);
      },
    });
});

beforeEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.lostSheet;
});

const inserted = () => [...document.head.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script, link')];
const addresses = () => inserted().map((one) => one.src || one.href);
const dispatch = (event: 'load' | 'error') => inserted().at(-1)?.dispatchEvent(new Event(event));

test('a script that does not come is asked for once more of the site itself, with its hash, and then no more (F23)', async () => {
  const lost = insertScript([file('chunk.js'), 'sha384-x']);
  dispatch('error');
  expect(addresses()).toEqual([file('chunk.js'), `http://localhost${new URL(file('chunk.js')).pathname}?retry=2`]);
  expect(inserted().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-x', 'anonymous'],
    ['sha384-x', 'anonymous'],
  ]);
  dispatch('error');
  await expect(lost).rejects.toThrow(file('chunk.js'));
  // Webpack takes an element that it finds for one that is on its way.
  expect(addresses()).toEqual([file('chunk.js')]);
});

test('who waits for a script hears of the second question', async () => {
  const late = insertScript([file('late.js'), 'sha384-x']);
  dispatch('error');
  dispatch('load');
  await expect(late).resolves.toBeUndefined();
});

test('a sheet is asked for once more too; lost for good it keeps no page back, and is remembered', async () => {
  const { dataset } = document.documentElement;
  const late = insertSheet([file('late.css'), 'sha384-x']);
  dispatch('error');
  dispatch('load');
  await expect(late).resolves.toBeUndefined();
  expect('lostSheet' in dataset).toBe(false);

  const lost = insertSheet([file('lost.css'), 'sha384-x']);
  dispatch('error');
  expect(addresses().at(-1)).toMatch(/lost\.css\?retry=2$/);
  dispatch('error');
  await expect(lost).resolves.toBeUndefined();
  expect('lostSheet' in dataset).toBe(true);
});

test('scripts of providers, which have no hash, and pictures are asked for once', () => {
  const events: string[] = [];
  for (const name of ['script', 'img'] as const) {
    const foreign = document.createElement(name);
    foreign.addEventListener('error', () => events.push(name));
    document.head.append(foreign);
    foreign.dispatchEvent(new Event('error'));
  }
  expect(events).toEqual(['script', 'img']);
  expect(document.head.children).toHaveLength(2);
});
