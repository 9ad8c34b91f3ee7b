/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Figure } from '@site/shared/contract/show';
import { sampleShow } from '@site/shared/testing/sample-show';
import { FigureDemos } from './figure-demos';

const stage = sampleShow.stages[0]!;
const figure = (id: string): Figure => ({
  ...{ id, alt: '填好的表单', caption: '表单', callouts: [], stage },
  demo: { seconds: 3, steps: [{ at: 0, say: '表单还是空的', set: { 'name.value': id } }] },
});
const figures = [figure('one'), figure('two')];
const html = figures
  .map(
    ({ id }) =>
      `<figure data-figure="${id}"><img src="/media/${id}.svg" alt="填好的表单"><figcaption><button data-demo="${id}">演示这一步<small>3 秒</small></button></figcaption></figure>`,
  )
  .join('');

// Its file is read from the disk in real time, which fake timers do not wait for.
beforeAll(() => import('../parts/player/figure-demo'));

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  render(
    <FigureDemos figures={figures}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </FigureDemos>,
  );
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = (id: string) => document.querySelector<HTMLElement>(`[data-demo="${id}"]`)!;
const played = (id: string) => document.querySelector(`[data-figure="${id}"] svg[role=img]`)?.textContent;
async function press(id: string): Promise<void> {
  fireEvent.click(button(id));
  await pass(50);
}

test('R12.36 a figure plays where it stands; its button says how far it is, pauses it and goes on', async () => {
  expect(played('one')).toBeUndefined();
  await press('one');
  await pass(1200);
  expect(button('one').textContent).toBe('正在演示1 / 3 秒');
  expect(played('one')).toContain('one');
  expect(screen.getByText('表单还是空的')).not.toBeNull();
  await press('one');
  expect(button('one').textContent).toBe('继续演示1 / 3 秒');
  await pass(4000);
  expect(button('one').textContent).toBe('继续演示1 / 3 秒');
  await press('one');
  await pass(3000);
  expect(button('one').textContent).toBe('再看一遍3 秒');
});

test('R12.36 at its end it is the picture again, and can be seen once more', async () => {
  await press('one');
  await pass(3500);
  expect(played('one')).toBeUndefined();
  await press('one');
  expect(played('one')).toContain('one');
  expect(button('one').textContent).toContain('正在演示');
});

test('R12.36 one figure plays at a time', async () => {
  await press('one');
  await press('two');
  expect(played('one')).toBeUndefined();
  expect(played('two')).toContain('two');
  expect(button('one').textContent).toBe('再看一遍3 秒');
});
