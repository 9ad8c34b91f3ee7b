/** @jest-environment jsdom */
import { reloadOnce, reloadPause } from './reload-once';

/** Whether a page leaves for another now, after the last time that it did. */
function leaves(lastTime: number): boolean {
  sessionStorage.setItem('site-reload', String(lastTime));
  // jsdom loads no other page, and says so.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const left = reloadOnce('/info');
  logged.mockRestore();
  return left;
}

beforeEach(() => {
  document.body.innerHTML = '<div id="_site-root"><form><input name="phone"></form></div>';
});

test('a page reloads itself once in a minute', () => {
  expect(leaves(Date.now() - reloadPause / 2)).toBe(false);
  expect(leaves(Date.now() - reloadPause)).toBe(true);
  expect(Number(sessionStorage.getItem('site-reload'))).toBeGreaterThan(Date.now() - reloadPause / 2);
});

test('a clock that was set back since does not keep it from that (F39)', () => {
  expect(leaves(Date.now() + 86_400_000)).toBe(true);
});

test('what a visitor has typed is not lost to it', () => {
  const field = document.querySelector('input');
  if (field) field.value = '139';
  expect(leaves(0)).toBe(false);
});
