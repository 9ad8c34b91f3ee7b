/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { BrokenLines } from './broken-lines';
import { TitleLines } from './title-lines';

test('R13.38 a title may break between its words only, after no opening mark, and reads as before', () => {
  const text = '直播间的“互动”，OBS 推流 <b>&';
  const { container } = render(<TitleLines lines={[text]} />);

  expect(container.textContent).toBe(text);
  expect(container.innerHTML).toContain('“互动');
  expect(container.querySelectorAll('wbr').length).toBeGreaterThan(1);
  expect(container.querySelector('b')).toBeNull();
  expect(container.innerHTML).not.toMatch(/，<wbr>，|“<wbr>|<wbr>，/);
});

test('lines of a title are read as one text', () => {
  const { container } = render(<TitleLines lines={['一场直播', '看得清楚']} />);

  expect(container.textContent).toBe('一场直播看得清楚');
  expect(container.querySelectorAll('span')).toHaveLength(2);
});

test.each([TitleLines, BrokenLines])('a line that ends in Latin keeps a space before the next: %p', (Lines) => {
  const { container } = render(<Lines lines={['让 AI', '先帮你做一遍', '第 3']} />);

  expect(container.textContent).toBe('让 AI 先帮你做一遍第 3');
});
