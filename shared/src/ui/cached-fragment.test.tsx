/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { cachedFragment } from './cached-fragment';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  );
}

const Part = cachedFragment('section', Counter);
const page = (
  <section>
    <Part name="甲" />
    <Part name="乙" />
  </section>
);

test('a fragment hydrates over its markup and keeps the ids of the server', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.replaceChildren(place);
  const before = [...place.querySelectorAll('button')];
  await act(async () => hydrateRoot(place, page));
  await act(async () => before[1]?.click());

  expect([...place.querySelectorAll('button')]).toEqual(before);
  expect(before.map(({ textContent }) => textContent)).toEqual(['甲 0', '乙 1']);
  expect(new Set(before.map(({ id }) => id)).size).toBe(2);
});
