/** @jest-environment jsdom */
import '../testing/browser-globals';
import { act, screen } from '@testing-library/react';
import {
  quick,
  sent,
  service,
  serve,
  field,
  fill,
  submit,
  receipt,
  loseNetwork,
  comeBack,
  faults,
  fillQuick,
} from '../testing/lead-form-page';

test('R10.7 a site that answers while the call does not is no lost network: the form says so, keeps all, and goes out again', async () => {
  jest.useFakeTimers();
  const offline = jest.fn();
  addEventListener('offline', offline, { once: true });
  service('', 0, { siteIsThere: true });
  serve(quick, false);
  fillQuick();
  await submit();
  expect(offline).not.toHaveBeenCalled();
  expect(screen.getByText('提交失败，请稍后重试').hasAttribute('data-shown')).toBe(true);
  expect(screen.queryByText(/网络已断开/)).toBeNull();
  expect(field(/手机号/).value).toBe('13800000000');
  const [tried] = sent;
  service();
  await act(async () => void (await jest.advanceTimersByTimeAsync(5000)));
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([tried?.headers['idempotency-key']]);
  expect(receipt()?.textContent).toContain('提交成功！');
  expect(receipt()?.textContent).not.toContain('网络');
  removeEventListener('offline', offline);
  jest.useRealTimers();
});

test('a browser that says for good that there is no network keeps no form from being sent', async () => {
  const says = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve(quick, false);
  fillQuick();
  await submit();
  expect(sent).toHaveLength(1);
  expect(receipt()?.textContent).toContain('提交成功！');
  says.mockRestore();
});

test('a form that nobody answers waits with its input, tells the page, and is sent once when the network is back', async () => {
  const announced = jest.fn();
  addEventListener('offline', announced, { once: true });
  loseNetwork();
  serve(quick, false);
  fillQuick();
  await submit();
  const [tried] = sent;
  expect(announced).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/恢复后自动提交/)).not.toBeNull();
  expect(screen.queryByText(/提交失败/)).toBeNull();
  expect(field(/手机号/).value).toBe('13800000000');
  await comeBack();
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([tried?.headers['idempotency-key']]);
  expect(receipt()?.textContent).toContain('网络已恢复，内容已自动提交');
  expect(screen.queryByText(/恢复后自动提交/)).toBeNull();
  await comeBack();
  expect(sent).toEqual([]);
});

test('R12.59 a form that waits is sent although the visitor has gone on to another page, and the receipt says so', async () => {
  loseNetwork();
  serve(quick, false);
  fillQuick();
  await submit();
  serve(<p>另一页</p>);
  await comeBack();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ phone: '13800000000' });
  expect(receipt()?.textContent).toContain('网络已恢复，内容已自动提交');
});

test('R12.59 without an answer, what waits is kept; an answer that refuses it is told', async () => {
  loseNetwork();
  serve(quick, false);
  fillQuick();
  await submit();
  serve(<p>另一页</p>);
  await comeBack('', 502);
  expect(receipt()).toBeNull();
  await comeBack({ isok: false, msg: '号码有误' });
  expect(receipt()?.textContent).toContain('没有提交成功号码有误');
  await comeBack();
  expect(sent).toEqual([]);
});

test('what waits and is emptied meanwhile is not sent', async () => {
  loseNetwork();
  serve(quick, false);
  fillQuick();
  await submit();
  fill(/手机号/, '');
  await comeBack();
  expect(sent).toEqual([]);
  expect(faults()).toEqual({ phone: '请输入手机号' });
});
