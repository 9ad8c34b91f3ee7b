/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { servedInBrowser, servedOnServer } from './served-part';
import type { TakeOver } from './swipe-list';
import { SwipeRow } from './swipe-row';
import { watchSwipeRow } from './watch-swipe-row';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/** What jsdom lacks: says that something came near the screen when the test does. */
class NearScreen {
  static watching: NearScreen[] = [];
  readonly observe = () => void NearScreen.watching.push(this);
  readonly disconnect = () => {
    NearScreen.watching = NearScreen.watching.filter((one) => one !== this);
  };
  constructor(private readonly notify: Callback) {}
  static come(): void {
    for (const { notify } of NearScreen.watching) notify([{ isIntersecting: true }]);
  }
}

const scrollBy = jest.fn();

/** jsdom lays nothing out: a list of 900 px in a box of the given width. */
function layOut(width: number): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-swipe-list]')) {
    Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: width } });
    list.style.overflowX = 'auto';
    list.scrollBy = scrollBy;
  }
}

function Cases() {
  return (
    <SwipeRow label="案例">
      {['门店', '课堂', '发布会'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </SwipeRow>
  );
}

function shownRow(width = 300): HTMLElement {
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: renderToString(<Cases />) }} />);
  layOut(width);
  return container.querySelector<HTMLElement>('[data-swipe-row]') as HTMLElement;
}

function fakeSwiper() {
  const control = { move: jest.fn(), release: jest.fn() };
  const takeOver = jest.fn<ReturnType<TakeOver>, [HTMLElement]>(() => control);
  return { control, takeOver, load: jest.fn(async () => takeOver) };
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: NearScreen }));
afterEach(() => {
  NearScreen.watching = [];
  scrollBy.mockClear();
});

test('the HTML holds every card in a named list, the buttons have Chinese names, and nothing is styled inline', () => {
  const html = renderToString(<Cases />);
  for (const name of ['门店', '课堂', '发布会']) expect(html).toContain(`<p>${name}</p>`);
  expect(html).toContain('aria-label="案例"');
  expect(html).toContain('aria-label="上一张"');
  expect(html).toContain('aria-label="下一张"');
  expect(html).not.toContain('style=');
});

test('a list without links takes the focus itself, so that the arrow keys reach it', () => {
  render(
    <SwipeRow label="痛点" still>
      {[<p key="1">没人看</p>]}
    </SwipeRow>,
  );
  expect(screen.getByRole('list', { name: '痛点' }).tabIndex).toBe(0);
});

test('swiper is fetched once the row comes near the screen, not before, and once only', async () => {
  const { load, takeOver } = fakeSwiper();
  const row = shownRow();
  watchSwipeRow(row, load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    NearScreen.come();
    NearScreen.come();
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(takeOver).toHaveBeenCalledWith(row);
});

test('a row whose cards all fit is left alone', async () => {
  const { load } = fakeSwiper();
  watchSwipeRow(shownRow(900), load);
  await act(async () => NearScreen.come());
  expect(load).not.toHaveBeenCalled();
});

test('a press on a button brings swiper and turns the row one card', async () => {
  const { load, control } = fakeSwiper();
  watchSwipeRow(shownRow(), load);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '下一张' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '上一张' })));
  expect(control.move.mock.calls).toEqual([[1], [-1]]);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('where swiper cannot be fetched the buttons scroll the list, and the next press asks for it again', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  watchSwipeRow(shownRow(), load);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '下一张' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '下一张' })));
  expect(scrollBy).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a row that leaves the page gives swiper back, also when its script comes too late', async () => {
  const { load, control, takeOver } = fakeSwiper();
  const release = watchSwipeRow(shownRow(), load);
  await act(async () => NearScreen.come());
  release();
  expect(control.release).toHaveBeenCalledTimes(1);
  const leave = watchSwipeRow(shownRow(), load);
  NearScreen.come();
  leave();
  await act(async () => undefined);
  expect(takeOver).toHaveBeenCalledTimes(1);
});

test('a row in a part that stays as served is watched too', async () => {
  const Served = servedOnServer(Cases);
  const Part = servedInBrowser(async () => Cases);
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Served />);
  document.body.append(place);
  const root = await act(async () => hydrateRoot(place, <Part />));
  expect(NearScreen.watching).toHaveLength(1);
  await act(async () => root.unmount());
  expect(NearScreen.watching).toHaveLength(0);
  place.remove();
});

test('a row that is never swiped has no buttons and takes no focus', () => {
  const { container } = render(
    <SwipeRow label="案例" still columnsFrom="phone">
      {['门店', '课堂'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </SwipeRow>,
  );

  expect(screen.getByRole('list', { name: '案例' }).hasAttribute('tabindex')).toBe(false);
  expect(container.querySelector('button, [data-swipe-row]')).toBeNull();
  expect(NearScreen.watching).toEqual([]);
});
