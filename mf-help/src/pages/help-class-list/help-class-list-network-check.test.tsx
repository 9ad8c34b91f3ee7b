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

const onLine = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });

test('a stable connection is reported as stable after twelve counted round trips to this site', async () => {
  line();
  onLine(true);
  render(<NetworkCheck />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText('稳定')).not.toBeNull();
  expect(requested).toHaveLength(13);
  expect(screen.getByText('再测一次')).not.toBeNull();
});

test('a connection that loses round trips is reported as unfit for a live stream', async () => {
  line([4, 9]);
  onLine(true);
  render(<NetworkCheck />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText('不建议开播')).not.toBeNull();
  expect(screen.getByText('2 / 12 次')).not.toBeNull();
});

test('without a network nothing is requested', async () => {
  line();
  onLine(false);
  render(<NetworkCheck />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText(/没有连上网络/)).not.toBeNull();
  expect(requested).toHaveLength(0);
});
