/** @jest-environment jsdom */
import { copyText } from './copy-text';

beforeEach(() => {
  const writeText = () => Promise.reject(new Error('refused'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

test('where the clipboard is closed, the old command copies and leaves no field behind', async () => {
  const fields: string[] = [];
  document.execCommand = () => {
    fields.push(document.querySelector('textarea')?.value ?? '');
    return true;
  };

  expect(await copyText('https://example.com/a')).toBe(true);
  expect(fields).toEqual(['https://example.com/a']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('R8.14 nothing to copy is a failure', async () => {
  document.execCommand = () => true;

  expect(await copyText('')).toBe(false);
});
