/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { suggestionDebounce } from '@site/shared/contract/content-ids';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { watchSearch } from '../../client/search/watch-search';
import { MemoryRouter } from '@site/shared/testing/memory-router';
import { SiteSearch } from './site-search';

const suggest = Array.from({ length: 12 }, (_, place) => ({
  label: `第 ${place} 页`,
  link: `/home/case?page=${place}`,
}));
const asked: string[] = [];
const opened: string[] = [];
const told: unknown[] = [];
let answer: unknown;
/** What the service answers in place of it. */
let failing: (() => Promise<Response>) | undefined;

beforeAll(() => {
  window.siteFailed = (failure) => void told.push(failure);
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (async (address: string, { signal }: RequestInit) => {
    asked.push(new URLSearchParams(address.split('?')[1]).get('q') ?? '');
    const aborted = new Promise<never>((_, fail) =>
      signal?.addEventListener('abort', () => fail(new Error('aborted'))),
    );
    const said = async () => ({ ok: true, status: 200, statusText: 'OK', text: async () => JSON.stringify(answer) });
    return Promise.race([aborted, failing?.() ?? said()]);
  }) as unknown as typeof fetch;
  watchSearch();
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    opened.push(link.getAttribute('href') ?? '');
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  asked.length = 0;
  opened.length = 0;
  told.length = 0;
  failing = undefined;
  answer = { data: { suggest } };
});
afterEach(() => jest.useRealTimers());

function show(): HTMLInputElement {
  render(<SiteSearch id="search" />, { wrapper: MemoryRouter });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: '搜索产品、案例、帮助与资讯' });
  act(() => field.focus());
  return field;
}

async function type(field: HTMLInputElement, text: string): Promise<void> {
  fireEvent.input(field, { target: { value: text } });
  await act(async () => void (await jest.advanceTimersByTimeAsync(suggestionDebounce)));
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const press = (field: HTMLElement, key: string, more = {}) => fireEvent.keyDown(field, { key, ...more });
const reached = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('R12.10 the trimmed text suggests ten pages; the arrows go round, Enter opens what they have reached', async () => {
  const field = show();
  await type(field, ' 案例 ');
  expect(asked).toEqual(['案例']);
  expect(options()).toHaveLength(10);
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  press(field, 'ArrowDown', { isComposing: true });
  expect(reached(field)).toBeUndefined();
  press(field, 'ArrowDown');
  expect(reached(field)).toBe('第 0 页');
  press(field, 'ArrowUp');
  expect(reached(field)).toBeUndefined();
  press(field, 'ArrowUp');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('第 9 页');
  press(field, 'Enter');
  expect(opened).toEqual(['/home/case?page=9']);
  expect(options()).toEqual([]);
});

test('R12.10 what was reached is let go of as soon as somebody types on, and Enter then searches what was typed', async () => {
  const field = show();
  await type(field, '案例');
  press(field, 'ArrowDown');
  fireEvent.input(field, { target: { value: '案例库' } });
  expect(reached(field)).toBeUndefined();
  expect(press(field, 'Enter')).toBe(true);
  expect(opened).toEqual([]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends a composition opens nothing, in Safari too, where it comes after the end: %j',
  async (more) => {
    const field = show();
    await type(field, '案例');
    press(field, 'ArrowDown');
    const menus = jest.fn();
    document.body.addEventListener('keydown', menus, { once: true });
    expect(press(field, 'Enter', more)).toBe(true);
    expect(opened).toEqual([]);
    expect(menus).not.toHaveBeenCalled();
    press(field, 'Enter');
    expect(opened).toEqual(['/home/case?page=0']);
  },
);

test('R12.10 an empty field offers what this device searched last, which can be cleared, and what many search', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['抽奖']));
  const field = show();
  await type(field, '年会');
  press(field, 'ArrowDown');
  press(field, 'Enter');
  await type(field, '');
  expect(options().slice(0, 4)).toEqual(['年会', '抽奖', '清空最近搜索', '白名单']);
  fireEvent.click(screen.getByText('清空最近搜索'));
  expect(options()[0]).toBe('白名单');
  expect(localStorage.getItem('recent-searches')).toBeNull();
  fireEvent.click(screen.getByText('发票'));
  expect(opened.at(-1)).toBe(`/search?q=${encodeURIComponent('发票')}`);
});

test('Escape uses itself up on the list and keeps the text; another key finds the list again', async () => {
  const field = show();
  await type(field, '案例');
  expect(press(field, 'Escape')).toBe(false);
  expect(options()).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(press(field, 'Escape')).toBe(true);
  press(field, 'ArrowDown');
  expect(options()).toHaveLength(10);
});

test('an empty list suggests nothing', async () => {
  answer = { data: { suggest: [] } };
  const field = show();
  await type(field, '案例');
  expect(options()).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

const said = (status: number, body: string) => async () =>
  ({ ok: status < 300, status, statusText: '', text: async () => body }) as Response;

test.each<[string, () => Promise<Response>, object]>([
  ['500 with a list', said(500, JSON.stringify({ data: { suggest: [] } })), { status: 500 }],
  ['no list', said(200, '{"code":0,"data":{}}'), { status: 200, data: { code: 0, data: {} } }],
  ['no JSON', said(200, '<html>'), { status: 200, data: '<html>' }],
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch')), { status: 0 }],
  ['nothing for 10 s', () => new Promise(() => undefined), { status: 0, timeout: 10_000 }],
])(
  'R7.2 R7.3 R7.6 suggestions that fail leave the list as it was and are told to the log: %s',
  async (_, answers, failure) => {
    const field = show();
    await type(field, '案');
    failing = answers;
    await type(field, '案例');
    await act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
    expect(options()).toHaveLength(10);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(told).toEqual([
      expect.objectContaining({ url: '/open/v1/search/suggest', payload: { q: '案例', size: '10' }, ...failure }),
    ]);
  },
);

test('R7.6 what the next key overtakes is no failure', async () => {
  const field = show();
  failing = () => new Promise(() => undefined);
  await type(field, '案');
  failing = undefined;
  await type(field, '案例');
  await act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
  expect(options()).toHaveLength(10);
  expect(told).toEqual([]);
});
