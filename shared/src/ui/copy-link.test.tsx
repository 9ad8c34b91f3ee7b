/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { copyText } from './copy-text';
import { toastTime } from '../store/site-facts';
import { CopyLink } from './copy-link';

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

const refuse = () => Promise.reject(new Error('refused'));

beforeEach(() => {
  document.execCommand = () => false;
});

test('the link is copied without query and anchor, and the message stays 1.5 s', async () => {
  expect(toastTime).toBe(1500);
  jest.useFakeTimers();
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  render(<CopyLink />);
  await act(async () => fireEvent.click(screen.getByText('复制链接')));

  expect(copied).toEqual(['http://localhost/']);
  expect(screen.getByRole('status').textContent).toBe('复制成功');
  act(() => jest.advanceTimersByTime(toastTime - 1));
  expect(screen.getByRole('status').textContent).toBe('复制成功');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
  jest.useRealTimers();
});

test('where the browser refuses, the page says so', async () => {
  clipboard(refuse);
  render(<CopyLink />);
  await act(async () => fireEvent.click(screen.getByText('复制链接')));

  expect(screen.getByRole('status').textContent).toBe('复制失败');
});

test('where the clipboard is closed, the old command copies and leaves no field behind', async () => {
  clipboard(refuse);
  const fields: string[] = [];
  document.execCommand = () => {
    fields.push(document.querySelector('textarea')?.value ?? '');
    return true;
  };

  expect(await copyText('https://example.com/a')).toBe(true);
  expect(fields).toEqual(['https://example.com/a']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('nothing to copy is a failure', async () => {
  expect(await copyText('')).toBe(false);
});
