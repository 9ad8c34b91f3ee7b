/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { TitleLines } from './title-lines';

test('a title may break between its words only, after no opening mark, and reads as before', () => {
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
