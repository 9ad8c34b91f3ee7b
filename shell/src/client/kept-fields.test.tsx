/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepFields } from './kept-fields';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const lead = (
  <form action="/-/lead/quick">
    <label>
      怎么称呼你
      <input name="name" defaultValue="" />
    </label>
    <textarea name="requirement" defaultValue="年会" />
    <input type="checkbox" name="consent" />
  </form>
);
/** Two forms of one kind, and boxes of one name. */
const page = (
  <main>
    {lead}
    {lead}
    <form action="/-/support">
      <input type="checkbox" name="tried" value="换了网络" />
      <input type="checkbox" name="tried" value="重启了" />
    </form>
  </main>
);

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
const states = () => fields().map(({ type, value, checked }) => (type === 'checkbox' ? checked : value));

/** The page as it was served and filled in; `change` is what else happened to it before the application came. */
async function comeTo(change: () => void): Promise<{ before: HTMLInputElement[]; faults: number }> {
  document.body.innerHTML = `<div id="_site-root">${renderToString(page)}</div>`;
  const place = document.getElementById('_site-root') as HTMLElement;
  const before = fields();
  const [name, requirement, consent, otherName, , , , restarted] = before;
  Object.assign(name ?? {}, { value: '陈经理' });
  Object.assign(requirement ?? {}, { value: '约 300 人' });
  Object.assign(otherName ?? {}, { value: '李经理' });
  for (const box of [consent, restarted]) box?.click();
  name?.focus();
  change();
  const putBack = keepFields(place);
  let faults = 0;
  const onRecoverableError = () => {
    faults += 1;
    putBack();
  };
  await act(async () => void hydrateRoot(place, page, { onRecoverableError }));
  putBack();
  return { before, faults };
}

const typed = ['陈经理', '约 300 人', true, '李经理', '年会', false, false, true];

test('what was typed survives an element that a password manager put beside a field, with the focus', async () => {
  const { before, faults } = await comeTo(() => firstField()?.before(document.createElement('div')));

  expect(faults).toBeGreaterThan(0);
  expect(fields()[0]).not.toBe(before[0]);
  expect(states()).toEqual(typed);
  expect(document.activeElement).toBe(fields()[0]);
});

test('what was typed survives a translator that came before the application', async () => {
  const { before } = await comeTo(() => {
    const [text] = firstField()?.parentElement?.childNodes ?? [];
    const font = document.createElement('font');
    font.append('Your name');
    (text as ChildNode).replaceWith(font);
  });

  expect(fields()[0]).not.toBe(before[0]);
  expect(states()).toEqual(typed);
});

test('a field that stays in place keeps what was typed', async () => {
  const { before, faults } = await comeTo(() => undefined);

  expect(faults).toBe(0);
  expect(fields()).toEqual(before);
  expect(states()).toEqual(typed);
});

test('what is typed while React takes the page over is kept too, and what the page has cleared stays empty', async () => {
  document.body.innerHTML = `<div id="_site-root">${renderToString(lead)}</div>`;
  const place = document.getElementById('_site-root') as HTMLElement;
  const putBack = keepFields(place);
  const [, requirement] = fields();
  fireEvent.input(requirement as Element, { target: { value: '约 300 人' } });
  await act(async () => void hydrateRoot(place, lead));
  putBack();
  expect(requirement?.value).toBe('约 300 人');
  Object.assign(requirement ?? {}, { value: '' });
  putBack();
  expect(requirement?.value).toBe('');
});

function firstField(): HTMLInputElement | undefined {
  return fields()[0];
}
