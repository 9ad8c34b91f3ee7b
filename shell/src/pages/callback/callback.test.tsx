import type { AnsweredCallback } from '../posted-answers';
import { showChrome } from '../../testing/render-chrome';
import { Component, handle } from './callback.page';

const place = { address: '/home/callback', routeName: 'home-callback' };
const code = '1f0a-93c2-1f0a-93c2-1f0a-93c2-1f0a-93c2';
const found: AnsweredCallback = {
  ...{
    isok: true,
    msg: '',
    state: 'booked',
    phone: '138****8000',
    wish: '2026-11-30 10:00',
    booked: '2026-11-29 10:00',
  },
  ...{ code, times: ['2026-11-30 10:00', '2026-11-30 10:30'] },
};
const show = (answered?: AnsweredCallback) => showChrome(<Component />, { ...place, loaderData: { answered } });

/** What each button of a page posts. */
function actsOf(page: HTMLElement): [act: string | null, code: string | null | undefined][] {
  return [...page.querySelectorAll('form')].map((form) => {
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/home/callback']);
    return [
      form.querySelector('button')?.getAttribute('value') ?? null,
      form.querySelector('[name=code]')?.getAttribute('value'),
    ];
  });
}

test('asked for, it takes a code by post, and search engines leave it alone', async () => {
  const page = await show();

  expect(actsOf(page)).toEqual([['see', '']]);
  expect(page.querySelector('[name=code]')?.getAttribute('autocomplete')).toBe('off');
  expect(handle).toMatchObject({ indexed: false, layout: 'no-float' });
});

test('a callback shows its masked number and its half-hour, and can be moved, cancelled and erased', async () => {
  const page = await show(found);

  expect(page.textContent).toContain('138****8000');
  expect(page.textContent).toContain('周一 11 月 30 日 10:00–10:30');
  expect(actsOf(page)).toEqual([
    ['change', code],
    ['cancel', code],
    ['erase', code],
  ]);
  expect(page.querySelector('select [selected]')?.getAttribute('value')).toBe('2026-11-30 10:00');
  expect(page.querySelector('details')?.textContent).toContain('删了不能恢复');
});

test('after the promised 24 hours it can be cancelled and erased, and moved by phone', async () => {
  const page = await show({ ...found, times: [] });

  expect(actsOf(page).map(([act]) => act)).toEqual(['cancel', 'erase']);
  expect(page.textContent).toContain('承诺的 24 小时里没有可改的半小时了');
});

test('one that was cancelled can only be erased', async () => {
  const page = await show({ ...found, state: 'cancelled', msg: '已取消，顾问不会再为这次预约打给你' });

  expect(actsOf(page).map(([act]) => act)).toEqual(['erase']);
  expect(page.querySelector('[role=status]')?.textContent).toContain('已取消');
});

test('an unknown code is said as an alert, and stands in its field to be corrected', async () => {
  const page = await show({
    ...found,
    isok: false,
    msg: '没有找到这份预约',
    state: 'unknown',
    phone: '',
    wish: '',
    booked: '',
  });

  expect(page.querySelector('[role=alert]')?.textContent).toBe('没有找到这份预约');
  expect(actsOf(page)).toEqual([['see', code]]);
});

test('after an erasure no form remains', async () => {
  const page = await show({ ...found, msg: '已删除', state: 'unknown', phone: '', wish: '', booked: '' });

  expect(actsOf(page)).toEqual([]);
  expect(page.textContent).toContain('已删除');
});

test('R12.161 an ended callback is named for the receipt that the tab keeps, and no other is', async () => {
  const ended = async (answered: AnsweredCallback) =>
    (await show(answered)).querySelector<HTMLElement>('[data-ended]')?.dataset.ended;
  const plain = code.replaceAll('-', '');

  expect(await ended({ ...found, state: 'cancelled' })).toBe(plain);
  expect(await ended({ ...found, state: 'unknown' })).toBe(plain);
  expect(await ended(found)).toBeUndefined();
  expect(await ended({ ...found, isok: false, state: 'unknown' })).toBeUndefined();
});

test('of a sealed number nothing is shown', async () => {
  expect((await show({ ...found, phone: '' })).textContent).toContain('已加密保存');
});
