/** @jest-environment jsdom */
import '../testing/browser-globals';
import { fireEvent, screen } from '@testing-library/react';
import { questionsOf } from '../contract/lead-fields';
import { leadRules } from '../contract/lead-rules';
import { leadBody, leadKinds } from '../contract/lead-wire';
import { CallbackCard } from './callback-card';
import { RequirementForm } from './requirement-form';
import { ReservationForm } from './reservation-form';
import {
  quick,
  sent,
  service,
  serve,
  form,
  field,
  fill,
  submit,
  alerts,
  receipt,
  faults,
  fillQuick,
} from '../testing/lead-form-page';

test('R4.9 R7.12 the mobile form uses its own call, and its three fields are empty after success', async () => {
  serve(<RequirementForm form="mobile" />, false);
  fillQuick();
  fill(/需求/, '年会');
  await submit();
  expect(sent[0]).toMatchObject({ url: '/ajax/SaveRequirement', body: { fromtype: 'wap-www', requirement: '年会' } });
  expect([field(/怎么称呼/).value, field(/手机号/).value, field(/需求/).value]).toEqual(['', '', '']);
});

test('any 2xx of the oldest mobile call is a success, unless it says otherwise', async () => {
  service('');
  serve(<RequirementForm form="mobile" legacy />, false);
  fillQuick();
  await submit();
  expect(sent[0]).toMatchObject({ url: '/VZlive/Savequirement', body: { phone: '13800000000', IsSend: '0' } });
  expect(receipt()?.textContent).toContain('提交成功！');
  service({ isok: false, Msg: '太多了' });
  fillQuick();
  await submit();
  expect(screen.getByText('太多了').hasAttribute('data-shown')).toBe(true);
});

test('R4.1 the callback card judges the phone as it is left and on sending, then confirms the call', async () => {
  serve(<CallbackCard />);
  fireEvent.focusOut(field(/手机号/));
  expect(faults()).toEqual({});
  await submit();
  expect(alerts()).toEqual(['手机号必填']);
  fill(/手机号/, '12012345678');
  expect(faults()).toEqual({});
  fireEvent.focusOut(field(/手机号/));
  expect(alerts()).toEqual(['手机号码格式不正确']);
  fill(/手机号/, '13800000000');
  await submit();
  expect(sent[0]?.body).toEqual({
    name: '客户',
    phone: '13800000000',
    fromtype: '官网电话咨询',
    committype: 5,
    url: 'http://localhost/',
  });
  expect(screen.getByRole('dialog', { name: '预约成功' }).textContent).toContain('专家顾问将在24小时内向你致电');
  fireEvent.keyDown(screen.getByText('我知道了'), { key: 'Escape' });
  expect(receipt()).toBeNull();
  expect(sessionStorage.getItem('site-forms')).toBeNull();
});

test('R4.5 the bottom bar asks for both fields, takes any 1 with ten digits, and its receipt ends it', async () => {
  serve(<ReservationForm />);
  await submit();
  expect(faults()).toEqual({ requirement: '请输入您的直播需求', phone: '请输入您的联系方式' });
  fill(/直播需求/, '年会');
  fill(/联系方式/, '1201234567');
  await submit();
  expect(faults()).toEqual({ phone: '请输入正确的联系方式' });
  fill(/联系方式/, '12012345678');
  await submit();
  expect(sent[0]?.body).toMatchObject({ name: '客户', requirement: '年会', fromtype: 'PC官网', committype: 3 });
  expect(screen.getByRole('dialog', { name: '预约成功' }).textContent).toContain('直播经理将尽快与您取得联系');
  expect([field(/直播需求/).value, field(/联系方式/).value]).toEqual(['', '']);
  expect(document.documentElement.dataset.reservation).not.toBe('closed');
  screen.getByText('我知道了').click();
  expect(document.documentElement.dataset.reservation).toBe('closed');
});

test('a machine that fills in the trap is flagged, and the trap is not sent', async () => {
  serve(quick, false);
  fillQuick();
  fireEvent.input(screen.getByLabelText('请勿填写'), { target: { value: 'https://spam.example' } });
  await submit();
  expect(sent[0]?.headers['x-honeypot']).toBe('1');
  expect(sent[0]?.text).not.toContain('spam.example');
});

test.each([
  ['quick', quick],
  ['mobile', <RequirementForm key="mobile" form="mobile" />],
  ['callback', <CallbackCard key="callback" />],
  ['bottom-bar', <ReservationForm key="bottom-bar" />],
] as const)(
  'R12.60 the %s form shows every field that it asks for, marks the optional ones, agrees in the same words, and sends them all',
  async (name, element) => {
    serve(element, false);
    const questions = questionsOf(name);
    const values = Object.fromEntries(questions.map(({ key }) => [key, key === 'phone' ? '13800000000' : `写${key}`]));
    for (const { key, label, optional } of questions) {
      const field = screen.getByLabelText(optional ? `${label}选填` : label);
      expect([field.getAttribute('name'), field.getAttribute('aria-required')]).toEqual([
        key,
        optional ? null : 'true',
      ]);
      expect(leadRules(name, key).missing === undefined).toBe(optional === true);
      fireEvent.input(field, { target: { value: values[key] } });
    }
    expect(form().textContent).toContain('同意《隐私政策》与《用户协议》，顾问只就本次需求与我电话联系');
    await submit();
    const origin = { fromtype: leadKinds[name].fromtype, url: 'http://localhost/', sourceUrl: '' };
    expect(sent[0]?.body).toEqual(leadBody(name, values, origin));
  },
);

test('a form that a newer section has is posted as without script', () => {
  serve(quick);
  form().dataset.form = 'demo';
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(faults()).toEqual({});
});
