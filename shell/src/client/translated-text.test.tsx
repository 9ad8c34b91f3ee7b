/** @jest-environment jsdom */
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { keepTranslatedText } from './translated-text';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Change = (viewers: number) => void;

/** Text beside text, and text that comes and goes: what React changes in place. */
function Estimate({ onMade }: { onMade: (change: Change) => void }) {
  const [viewers, change] = useState(200);
  onMade(change);
  return (
    <p>
      {viewers} viewers{viewers > 500 && ', the largest plan'}
      {viewers < 1000 ? ' a month' : <b>a day</b>}
    </p>
  );
}

/** As Chrome does it, after each change. */
async function translate(root: Element): Promise<void> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ parentElement }) => parentElement?.tagName !== 'FONT')) {
    const font = document.createElement('font');
    font.append(text.data.toUpperCase());
    text.replaceWith(font);
  }
  // Observers are told after the task.
  await Promise.resolve();
}

async function translatedEstimate() {
  const root = document.body.appendChild(document.createElement('div'));
  keepTranslatedText(root);
  let change: Change = () => undefined;
  const onMade = (given: Change) => {
    change = given;
  };
  await act(async () => createRoot(root).render(<Estimate onMade={onMade} />));
  await translate(root);
  return { root, show: (viewers: number) => act(async () => change(viewers)) };
}

test('what React writes is seen on a page that a translator has changed, time and again (F58)', async () => {
  const { root, show } = await translatedEstimate();
  expect(root.textContent).toBe('200 VIEWERS A MONTH');

  await show(300);
  await translate(root);
  expect(root.textContent).toBe('300 VIEWERS A MONTH');

  await show(400);
  expect(root.textContent).toBe('400 VIEWERS A MONTH');
});

test('text that a translator took out can go, and more can come before it (F58)', async () => {
  const { root, show } = await translatedEstimate();
  const words = () => root.textContent?.toLowerCase();

  await show(600);
  expect(words()).toBe('600 viewers, the largest plan a month');

  await translate(root);
  await show(2000);
  expect(words()).toBe('2000 viewers, the largest plana day');

  await translate(root);
  await show(100);
  expect(words()).toBe('100 viewers a month');
});
