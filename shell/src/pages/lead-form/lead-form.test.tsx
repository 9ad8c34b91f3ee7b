import { trimLead } from '@site/shared/contract/lead-fields';
import type { RefusedLead } from '../posted-answers';
import { showChrome } from '../../testing/render-chrome';
import { Component } from './lead-form.page';

const place = { address: '/-/lead/quick', routeName: 'lead-form' };
const refused: RefusedLead = {
  form: 'quick',
  message: '请输入手机号',
  kept: {
    fields: trimLead({ name: '陈经理', requirement: '年会' }),
    consented: false,
    url: 'http://site.test/home/signUp',
    ask: '要机位图',
    faults: [
      { field: 'phone', message: '请输入手机号' },
      { field: 'consent', message: '请先阅读并同意隐私政策' },
    ],
  },
};

function showRefused(lead: RefusedLead) {
  return showChrome(<Component />, { ...place, loaderData: lead });
}

test('R12.57 every fault that the server found stands beside its field, and the first one is said', async () => {
  const page = await showRefused(refused);
  const wrong = [...page.querySelectorAll('[aria-invalid=true]')].map((field) => [
    field.getAttribute('name'),
    page.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent,
  ]);

  expect(wrong).toEqual([
    ['phone', '请输入手机号'],
    ['consent', '请先阅读并同意隐私政策'],
  ]);
  expect([...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual(['请输入手机号']);
  expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe('陈经理');
});

test('the form of the oldest mobile page goes on posting to its own call', async () => {
  const page = await showRefused({ ...refused, form: 'mobile', kept: { ...refused.kept, legacy: true } });

  expect(page.querySelector('form[data-legacy]')?.getAttribute('action')).toBe('/-/lead/mobile?legacy');
});

test('it goes on asking for what the button of its page said', async () => {
  const page = await showRefused(refused);

  expect(page.querySelector('button[type=submit]')?.textContent).toBe('要机位图');
  expect(page.querySelector('[name=ask]')?.getAttribute('value')).toBe('要机位图');
});

test('what the service refused is said above the form, which comes from the page that it was sent from', async () => {
  const page = await showRefused({ ...refused, message: '提交过于频繁', kept: { ...refused.kept, faults: [] } });

  expect(page.querySelector('[role=alert]')?.textContent).toBe('提交过于频繁');
  expect(page.querySelector('[name=url]')?.getAttribute('value')).toBe('http://site.test/home/signUp');
  expect(page.querySelector('[name=url]')?.hasAttribute('data-fill')).toBe(false);
});

test('what was booked shows its code once, with a way to change it that no address tells', async () => {
  const code = '1f0a-93c2-1f0a-93c2-1f0a-93c2-1f0a-93c2';
  const page = await showChrome(<Component />, {
    ...place,
    loaderData: { form: 'callback', booked: { code, wish: '2026-11-30 10:00' } },
  });

  expect(page.querySelector('h1')?.textContent).toBe('预约成功');
  expect(page.textContent).toContain('专家顾问将在24小时内向你致电');
  expect(page.textContent).toContain('周一 11 月 30 日 10:00–10:30');
  expect(page.textContent).toContain(code);
  expect(page.querySelector('form[action="/home/callback"] [name=code]')?.getAttribute('value')).toBe(code);
  expect([...page.querySelectorAll('a')].some((link) => link.href.includes(code))).toBe(false);
});

test('what had been booked before has its code on the first receipt', async () => {
  const page = await showChrome(<Component />, {
    ...place,
    loaderData: { form: 'quick', booked: { code: '', wish: '' } },
  });

  expect(page.textContent).toContain('回电码只在第一次的回执上');
  expect(page.querySelector('form[action="/home/callback"]')).toBeNull();
});

test('a half-hour that nobody can keep is said beside the choices, of which none is chosen', async () => {
  const wish = { value: '2020-01-01 10:00', choices: ['2026-11-30 10:00'] };
  const faults = [{ field: 'wish', message: '这个时间已经过了，请换一个' } as const];
  const page = await showRefused({ ...refused, kept: { ...refused.kept, wish, faults } });
  const select = page.querySelector('select[name=wish]');

  expect(page.querySelector(`[id="${select?.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
    faults[0]?.message,
  );
  expect(select?.querySelector('[selected]')?.getAttribute('value')).toBe('');
  expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe('陈经理');
});
