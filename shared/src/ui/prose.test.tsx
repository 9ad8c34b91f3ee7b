/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Prose } from './prose';

const text = '<p>先填主办方，再选奖品。</p>';

/** A page with the text as the server wrote it. */
function served() {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Prose html={text} />);
  document.body.replaceChildren(place);
  return place;
}

afterEach(() => {
  globalThis.siteMissingData = undefined;
});

test('a page that comes without its text keeps the markup that it was served with', async () => {
  globalThis.siteMissingData = jest.fn();
  const place = served();
  const paragraph = place.querySelector('p');
  const root = await act(async () => hydrateRoot(place, <Prose html={undefined} />));
  await act(async () => root.render(<Prose html={undefined} />));

  expect(place.querySelector('p')).toBe(paragraph);
  expect(globalThis.siteMissingData).not.toHaveBeenCalled();
});

test('the text of the next article takes its place', async () => {
  const place = served();
  const root = await act(async () => hydrateRoot(place, <Prose html={undefined} />));
  await act(async () => root.render(<Prose html="<p>换一篇。</p>" />));

  expect(place.textContent).toBe('换一篇。');
});

test('made anew, it asks for its text and shows it', () => {
  globalThis.siteMissingData = jest.fn();
  const { container, rerender } = render(<Prose html={undefined} />);
  expect(globalThis.siteMissingData).toHaveBeenCalledTimes(1);

  rerender(<Prose html={text} />);
  expect(container.textContent).toBe('先填主办方，再选奖品。');
});
