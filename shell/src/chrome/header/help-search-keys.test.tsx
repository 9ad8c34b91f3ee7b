/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { fireEvent, screen } from '@testing-library/react';
import { requests, address, show, type, answerOf, options, reached, press } from '../../testing/help-search';

test('the arrow keys go round the list and the field, Enter opens what they have reached', async () => {
  const { field } = show();
  await type(field, 'c');
  await requests[0]?.answer(answerOf(2));

  press(field, 'ArrowDown');
  expect(reached(field)).toBe('第 0 篇');
  press(field, 'ArrowUp');
  expect(reached(field)).toBeUndefined();
  press(field, 'ArrowUp');
  expect(reached(field)).toBe('第 1 篇');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('第 1 篇');
  press(field, 'Enter');

  expect(address()).toBe('/help/helpDocument/10001');
  expect(options()).toEqual([]);
});

test('Escape closes the list and keeps the text, an arrow key opens it again', async () => {
  const { field } = show();
  await type(field, 'c');
  await requests[0]?.answer(answerOf(2));

  expect(press(field, 'Escape')).toBe(false);
  expect(options()).toEqual([]);
  expect(field.value).toBe('c');
  press(field, 'ArrowDown');
  expect(reached(field)).toBe('第 0 篇');
});

test('the keys of an input method stay its own', async () => {
  const { field } = show();
  await type(field, 'c');
  await requests[0]?.answer(answerOf(2));
  for (const more of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(field, { key: 'ArrowDown', ...more });

  expect(reached(field)).toBeUndefined();
});

test('a place that was reached in one list is none in the next', async () => {
  const { field } = show();
  await type(field, 'c');
  await requests[0]?.answer(answerOf(2));
  await type(field, 'cd');
  press(field, 'ArrowDown');
  await requests[1]?.answer(answerOf(3));

  expect(reached(field)).toBeUndefined();
});
