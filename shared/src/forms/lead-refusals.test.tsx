/** @jest-environment jsdom */
import '../testing/browser-globals';
import { act, screen } from '@testing-library/react';
import { quick, sent, reported, service, serve, form, field, submit, fillQuick } from '../testing/lead-form-page';

test('a double press sends once', async () => {
  serve(quick, false);
  fillQuick();
  await act(async () => {
    form().requestSubmit();
    form().requestSubmit();
  });
  expect(sent).toHaveLength(1);
});

test('a refusal shows the words of the service, keeps the input, and a retry has the same idempotency key', async () => {
  service({ isok: false, msg: '提交过于频繁，请稍后再试' });
  serve(quick, false);
  fillQuick();
  await submit();
  expect(screen.getByText('提交过于频繁，请稍后再试').hasAttribute('data-shown')).toBe(true);
  expect(field(/手机号/).value).toBe('13800000000');
  await submit();
  expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
  expect(reported).toEqual([]);
});

test('R10.9 a call that fails shows the default message and is reported without personal data', async () => {
  service('', 500);
  serve(quick, false);
  fillQuick();
  await submit();
  expect(screen.getByText('提交失败，请稍后重试').hasAttribute('data-shown')).toBe(true);
  expect(reported).toHaveLength(1);
  expect(JSON.parse(reported[0] ?? '')).toMatchObject({
    title: '接口请求失败',
    url: '/ajax/QuickRequirement',
    payload: { name: '***', phone: '138****0000', IsSend: 0 },
    status: 500,
  });
});
