/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import '../../consoles/door';
import { fireEvent, render, screen } from '@testing-library/react';
import { guests } from '../../content/home-activity-manage/console';
import { DoorConsole } from './home-activity-manage-badge';

beforeEach(() => {
  document.documentElement.dataset.still = '';
  render(<DoorConsole />);
});

const status = () => screen.getByRole('status').textContent;
const badge = () => document.querySelector<HTMLElement>('[data-badge]');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('who has a badge is let in, and the next one is checked in and gets his', () => {
  press('放行入场');
  expect(status()).toBe('何勇入场了，2 号通道还有 2 人等候');
  expect(badge()?.dataset).toHaveProperty('entered');

  press('扫下一张票');
  expect(status()).toContain('苏晴签到成功，第 313 位');
  expect(badge()?.dataset).toHaveProperty('blank');
  expect(badge()?.dataset).not.toHaveProperty('entered');
  expect(document.querySelector('[data-waiting]')?.textContent).toBe('1 人等候');

  press('打印胸卡');
  expect(badge()?.textContent).toContain('A 区 1 排 6 座');
  expect(badge()?.dataset).not.toHaveProperty('blank');
});

test('R13.40 nobody is let in before his badge is printed, and nobody is printed twice', () => {
  press('打印胸卡');
  expect(status()).toBe('「打印胸卡」这一步做过了，接着放行入场');
  press('放行入场');
  press('扫下一张票');
  press('放行入场');
  expect(status()).toBe('别急，先打印胸卡，再放行入场');
  expect(badge()?.dataset).not.toHaveProperty('entered');
});

test('after the last guest of the lane the first one comes again', () => {
  press('放行入场');
  for (let guest = 1; guest < guests.length; guest += 1)
    for (const act of ['扫下一张票', '打印胸卡', '放行入场']) press(act);
  expect(status()).toBe('林涛也入场了，2 号通道空了，再扫就从何勇重来');
  expect(document.querySelector('[data-waiting]')?.textContent).toBe('空闲');

  press('扫下一张票');
  expect(status()).toContain('何勇签到成功，第 312 位');
  expect(document.querySelector('[data-waiting]')?.textContent).toBe('2 人等候');
});

test('the numbers of the acts press them while the focus is on the desk', () => {
  screen.getByRole('button', { name: '扫下一张票' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: '扫下一张票' }), { key: '3' });

  expect(status()).toContain('何勇入场了');
});
