/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { NetworkCheck } from './help-class-list-network-check';

let requested: string[] = [];

/** A connection whose round trips with the given numbers fail. */
function line(failing: readonly number[] = []): void {
  requested = [];
  globalThis.fetch = async (address) => {
    requested.push(String(address));
    if (failing.includes(requested.length)) throw new Error('lost');
    return {} as Response;
  };
}

const setOffline = (isOffline: boolean) => document.documentElement.toggleAttribute('data-offline', isOffline);

test('a stable connection is reported as stable after twelve counted round trips to this site', async () => {
  line();
  setOffline(false);
  render(<NetworkCheck facts={{}} />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText('稳定')).not.toBeNull();
  expect(requested).toHaveLength(13);
  expect(screen.getByText('再测一次')).not.toBeNull();
});

test('a connection that loses round trips is reported as unfit for a live stream', async () => {
  line([4, 9]);
  setOffline(false);
  render(<NetworkCheck facts={{}} />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText('不建议开播')).not.toBeNull();
  expect(screen.getByText('2 / 12 次')).not.toBeNull();
});

test('without a network the test ends with the first request', async () => {
  line([1]);
  setOffline(true);
  render(<NetworkCheck facts={{}} />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText(/没有连上网络/)).not.toBeNull();
  expect(requested).toHaveLength(1);
});

test('a page that is marked although the site answers is tested all the same', async () => {
  line();
  setOffline(true);
  render(<NetworkCheck facts={{}} />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText('稳定')).not.toBeNull();
  expect(requested).toHaveLength(13);
});
