/** @jest-environment jsdom */
import '../testing/browser-globals';
import { fireEvent } from '@testing-library/react';
import { CallbackCard } from './callback-card';
import { ReservationForm } from './reservation-form';
import { quick, sent, serve, field, fill, submit } from '../testing/lead-form-page';

test.each([
  ['pasted', ' +86 138-0000-0000'],
  ['filled in by a keyboard that writes wide digits', '１３８　００００　００００'],
  ['copied from a list of contacts', '\u202D138 0000 0000\u202C'],
  ['typed once more at its end', '138000000007'],
])('R5.13 a number that is %s is let in whole and stands there as eleven digits', async (_, typed) => {
  for (const element of [quick, <CallbackCard key="callback" />, <ReservationForm key="bar" />]) {
    serve(element, false);
    const phone = field(/手机号|联系方式/);
    expect(phone.maxLength).toBe(11);
    fireEvent.focusIn(phone);
    expect(phone.maxLength).toBeGreaterThanOrEqual(typed.length);
    fireEvent.input(phone, { target: { value: typed } });
    expect([phone.value, phone.maxLength]).toEqual(['13800000000', 11]);
    fireEvent.paste(phone);
    expect(phone.maxLength).toBeGreaterThan(11);
    fireEvent.focusOut(phone);
    expect(phone.maxLength).toBe(11);
  }
});

test('a pasted number with a digit too many becomes no other number: it stays, and the rule says so', async () => {
  serve(quick, false);
  fill(/怎么称呼/, '陈经理');
  const phone = field(/手机号/);
  fireEvent.focusIn(phone);
  phone.value = '138001380001';
  fireEvent(phone, new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  expect(phone.value).toBe('138001380001');
  await submit();
  expect(sent).toEqual([]);
});

test.each([
  ['from the strip of a keyboard', 'insertText', '+86 138-0000-0000'],
  ['from what was copied, by a menu', 'insertFromPaste', null],
  ['in place of the one that stands there', 'insertReplacementText', null],
])('R5.13 before a number comes in %s there is room for it, and none for a twelfth digit', (_, inputType, data) => {
  serve(quick, false);
  const phone = field(/手机号/);
  const before = (event: InputEventInit) =>
    fireEvent(phone, new InputEvent('beforeinput', { bubbles: true, ...event }));
  fill(/手机号/, '13900000000');
  expect(phone.maxLength).toBe(11);
  before({ inputType: 'insertText', data: '7' });
  expect(phone.maxLength).toBe(11);
  before({ inputType, data });
  expect(phone.maxLength).toBeGreaterThan(40);
  phone.value = '手机：+86 138-0000-0000（微信同号）';
  fireEvent(phone, new InputEvent('input', { bubbles: true, inputType, data }));
  expect([phone.value, phone.maxLength]).toEqual(['13800000000', 11]);
});

test('R5.13 a number with a digit too many that comes in at once becomes no other number, whoever brings it', () => {
  serve(quick, false);
  const phone = field(/手机号/);
  for (const event of [{ inputType: 'insertText', data: '138001380001' }, { inputType: 'insertReplacementText' }]) {
    phone.value = '138001380001';
    fireEvent(phone, new InputEvent('input', { bubbles: true, ...event }));
    expect(phone.value).toBe('138001380001');
  }
});

test('a number that a browser fills in without a word is sent as eleven digits, and half a number stays as it is', async () => {
  serve(quick, false);
  fill(/怎么称呼/, '陈经理');
  field(/手机号/).value = '+86 138 0000 0000';
  await submit();
  expect(sent[0]?.body.phone).toBe('13800000000');
  fill(/手机号/, '138 0000 000');
  fireEvent.focusOut(field(/手机号/));
  expect(field(/手机号/).value).toBe('138 0000 000');
});
