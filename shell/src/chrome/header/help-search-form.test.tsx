/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { renderToString } from 'react-dom/server';
import { HelpSearchForm } from './help-search-form';
import { requests, warnings, told, address, show, rest, type, answerOf, options } from '../../testing/help-search';

test('R5.10 R7.22 the trimmed text is requested once, 100 ms after the last key', async () => {
  const { field } = show();
  act(() => field.focus());
  fireEvent.input(field, { target: { value: ' 抽' } });
  await rest(99);
  fireEvent.input(field, { target: { value: ' 抽奖 ' } });
  await rest(99);
  expect(requests).toHaveLength(0);
  await rest(1);

  expect(requests).toMatchObject([{ keyWord: '抽奖', size: 10 }]);
});

test('what was typed before scripts came gets its suggestions at hydration', async () => {
  const page = (
    <MemoryRouter>
      <HelpSearchForm />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const field = container.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = '抽奖';
  render(page, { container, hydrate: true });
  await rest();

  expect(requests).toMatchObject([{ keyWord: '抽奖' }]);
  expect(field.value).toBe('抽奖');
});

test('R5.10 blank text requests nothing', async () => {
  const { field } = show();
  await type(field, '   ');

  expect(requests).toHaveLength(0);
});

test('R7.20 R7.21 ten are shown at most, whatever the message says', async () => {
  const { field } = show();
  await type(field, 'c');
  await requests[0]?.answer(answerOf(12));

  expect(options()).toHaveLength(10);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect([...document.querySelectorAll('div[role=status]')].map(({ textContent }) => textContent).join()).toBe(
    '10 条建议',
  );
});

test('an answer that another key has overtaken is dropped', async () => {
  const { field } = show();
  await type(field, 'c');
  await type(field, 'cj');
  await requests[1]?.answer(answerOf(1));
  await requests[0]?.answer(answerOf(5));

  expect(options()).toHaveLength(1);
});

test.each([{ code: 0, data: {} }, null, '<html>'])(
  'R7.20 the answer %j is logged and leaves the list as it was',
  async (broken) => {
    const { field } = show();
    await type(field, 'c');
    await requests[0]?.answer(answerOf(2));
    await type(field, 'cj');
    await requests[1]?.answer(broken);

    expect(options()).toHaveLength(2);
    expect(warnings).toEqual(['Suggestions failed.']);
    expect(told).toBe(1);
  },
);

test('R7.2 a call that fails is logged and leaves the list as it was', async () => {
  const { field } = show();
  await type(field, 'c');
  await requests[0]?.answer(answerOf(2));
  await type(field, 'cj');
  await requests[1]?.fail();

  expect(options()).toHaveLength(2);
  expect(warnings).toEqual(['Suggestions failed.']);
});

test('R4.18 the list is there only while the field has focus and text', async () => {
  const { field } = show();
  await type(field, 'c');
  await requests[0]?.answer(answerOf(2));
  act(() => field.blur());
  expect(options()).toEqual([]);

  act(() => field.focus());
  await rest();
  await requests[1]?.answer(answerOf(2));
  expect(options()).toHaveLength(2);
  fireEvent.input(field, { target: { value: '' } });
  expect(options()).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('R2.176 a click opens the article and leaves the focus in the field', async () => {
  const { field } = show();
  await type(field, 'c');
  await requests[0]?.answer(answerOf(2));
  const option = screen.getByText('第 1 篇');
  expect(fireEvent.mouseDown(option)).toBe(false);
  await act(async () => void fireEvent.click(option));

  expect(address()).toBe('/help/helpDocument/10001');
});

test.each([
  ['抽奖', `/help/helpSearch/${encodeURIComponent('抽奖')}`],
  ['  ', '/help/helpSearch'],
])('R2.177 Enter without a choice goes to the search route with “%s”', async (text, target) => {
  const { field } = show();
  await type(field, text);
  await act(async () => void fireEvent.submit(field.form as HTMLFormElement));

  expect(address()).toBe(target);
});
