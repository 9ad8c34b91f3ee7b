/** @jest-environment jsdom */
import '../../testing/browser-globals';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServedFields } from './served-fields';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function page(article: string) {
  return (
    <main>
      <ServedFields key={article}>
        <input name="phone" />
        <input type="hidden" name="article" value={article} />
      </ServedFields>
    </main>
  );
}

afterEach(() => {
  globalThis.siteHydrated = undefined;
});

/** The page as it was served and filled in, taken over by React. */
async function takenOver() {
  document.body.innerHTML = `<div>${renderToString(page('10001'))}</div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const phone = place.querySelector('input') as HTMLInputElement;
  phone.value = '13800138000';
  phone.after(document.createElement('com-1password-button'));
  globalThis.siteHydrated = () => undefined;
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, page('10001'), { onRecoverableError: (one) => faults.push(one) }),
  );
  return { place, phone, root, faults };
}

test('fields stay as they were served, whatever stands beside them, and lose nothing', async () => {
  const { place, phone, root, faults } = await takenOver();
  await act(async () => root.render(page('10001')));

  expect(faults).toEqual([]);
  expect(place.querySelector('input')).toBe(phone);
  expect(phone.value).toBe('13800138000');
});

test('fields with another key are made anew', async () => {
  const { place, root } = await takenOver();
  await act(async () => root.render(page('10002')));

  expect(place.querySelector('[name=article]')?.getAttribute('value')).toBe('10002');
});
