/** @jest-environment jsdom */
import '../testing/browser-globals';
import { fireEvent, screen } from '@testing-library/react';
import { quick, sent, serve, field, fill, submit, alerts, faults, fillQuick } from '../testing/lead-form-page';

test('R5.12 R12.57 all faults stand beside their fields at once; the first is said and has the focus', async () => {
  serve(quick);
  fill(/手机号/, '138 0000 000');
  await submit();
  expect(faults()).toEqual({
    name: '请输入联系姓名',
    phone: '请输入正确的手机号',
    consent: '请先阅读并同意隐私政策',
  });
  expect(alerts()).toEqual(['请输入联系姓名']);
  expect(document.activeElement).toBe(field(/怎么称呼/));
  expect(sent).toEqual([]);
});

test('a long name is not cut on its way in: its length is told in characters', async () => {
  serve(quick, false);
  expect(field(/怎么称呼/).maxLength).toBe(-1);
  fillQuick();
  fill(/怎么称呼/, '𠮷'.repeat(51));
  await submit();
  expect(faults()).toEqual({ name: '联系姓名不能超过 50 个字' });
  fill(/怎么称呼/, '👨‍👩‍👧‍👦'.repeat(50));
  await submit();
  expect(sent).toHaveLength(1);
});

test('R5.12 a fault goes with the field that is mended and the next one is said on sending again, consent last', async () => {
  serve(quick);
  await submit();
  fill(/怎么称呼/, '陈经理');
  expect(Object.keys(faults())).toEqual(['phone', 'consent']);
  expect(alerts()).toEqual([]);
  await submit();
  expect(alerts()).toEqual(['请输入手机号']);
  fill(/手机号/, '13800000000');
  await submit();
  expect(alerts()).toEqual(['请先阅读并同意隐私政策']);
  fireEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(sent).toHaveLength(1);
});
