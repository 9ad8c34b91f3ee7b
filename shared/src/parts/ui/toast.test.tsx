/** @jest-environment jsdom */
import { toastTime } from '../../store/site-facts';
import { showToast } from '../../ui/show-toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('R9.5 words are seen for 1.5 s and stay for slow readers', () => {
  const elem = document.createElement('p');
  expect(showToast({ elem, text: '提交成功！' })).toBe(true);
  expect(toastTime).toBe(1500);
  jest.advanceTimersByTime(1499);
  expect(elem.dataset.shown).toBe('');
  jest.advanceTimersByTime(1);
  expect(elem.dataset.shown).toBeUndefined();
  expect(elem.textContent).toBe('提交成功！');
});

test('a second toast starts its own 1.5 s', () => {
  const elem = document.createElement('p');
  showToast({ elem, text: '一' });
  jest.advanceTimersByTime(1000);
  showToast({ elem, text: '二' });
  jest.advanceTimersByTime(1000);
  expect(elem.dataset.shown).toBe('');
  expect(elem.textContent).toBe('二');
});

test('R8.15 R8.16 the developer is told what is missing, in the words of the specification', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(showToast()).toBe(false);
  expect(showToast({ elem: document.createElement('p') })).toBe(false);
  expect(showToast({ elem: null, text: '提交成功！' })).toBe(false);
  expect(reported.mock.calls.flat()).toEqual(['参数错误', '参数错误', 'elem不能为空']);
  reported.mockRestore();
});
