/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import '../../consoles/handover';
import { fireEvent, render, screen } from '@testing-library/react';
import { VzScrmHandover } from './vz-scrm-handover';

beforeEach(() => {
  render(<VzScrmHandover />);
});

const status = () => screen.getByRole('status').textContent;
const left = () => document.querySelector('[data-left]')?.textContent;
const filled = () => document.querySelectorAll('[data-band][data-given]').length;
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
};

test('each share that is given fills its band and leaves the rest with the one who goes', () => {
  press('给小林');
  expect(status()).toBe('136 位客户到了小林名下，还有 162 位没分');
  expect(left()).toBe('176');
  // With those who go to nobody.
  expect(filled()).toBe(2);
  press('给小林');
  expect(status()).toBe('小林的 136 位已经分过，不会分两次');
  expect(left()).toBe('176');
});

test('R13.40 customers are told once all of them are given, and then it can be done anew', () => {
  press('发说明');
  expect(status()).toBe('还有 298 位没分，分完再发说明');
  press('给店长', '给小唐', '给小林');
  expect(status()).toBe('136 位到了小林名下，分完了；14 位自己选了不转');
  expect(left()).toBe('14');
  press('发说明');
  expect(status()).toBe('298 位收到了说明，24 小时内可以拒绝；14 位不打扰');
  press('发说明');
  expect(status()).toBe('说明发过了，同一句不发两遍；再分人就从头来');
  press('给小唐');
  expect(status()).toBe('104 位客户到了小唐名下，还有 194 位没分');
  expect(left()).toBe('208');
});
