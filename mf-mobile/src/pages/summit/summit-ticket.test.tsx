/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import '../../consoles/ticket';
import { fireEvent, render, screen } from '@testing-library/react';
import { SummitTicket } from './summit-ticket';

beforeEach(() => {
  render(<SummitTicket />);
});

const status = () => screen.getByRole('status').textContent;
const ticket = () => document.querySelector<HTMLElement>('[data-console]');
const opened = () => document.querySelector('[aria-pressed=true] b')?.textContent;
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('before the ticket was shown neither a hall nor a handout is had', () => {
  press(/供应链韧性/);
  expect(status()).toBe('还没入场。先亮码，再换会场、领讲义');
  press(/领讲义/);
  expect(status()).toBe('还没入场。先亮码，再换会场、领讲义');
  expect(opened()).toBe('数字化转型圆桌');
});

test('R13.40 a ticket lets in once, goes from hall to hall, and has the handouts of each once', () => {
  press(/亮码入场/);
  expect(ticket()?.dataset).toHaveProperty('entered');
  press(/亮码入场/);
  expect(status()).toBe('这张票已经入场，同一张票进不了两次');

  press(/供应链韧性/);
  expect(status()).toBe('换到论坛二「供应链韧性」，刚才那场留了回看');
  expect(opened()).toBe('供应链韧性');
  press(/领讲义/);
  expect(status()).toContain('论坛二「供应链韧性」的讲义存进手机了');
  press(/领讲义/);
  expect(status()).toContain('论坛二的讲义领过了');
});

test('what is over is seen again, and what has not begun is not opened', () => {
  press(/亮码入场/);
  press(/人才与培训/);
  expect(status()).toBe('人才与培训 14:00 开始，开场前五分钟提醒你');
  expect(opened()).toBe('数字化转型圆桌');
  press(/开幕与年度报告/);
  expect(status()).toBe('开幕已经结束，给你从头放回看');
});
