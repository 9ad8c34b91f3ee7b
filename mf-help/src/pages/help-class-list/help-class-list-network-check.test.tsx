/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { NetworkCheck } from './help-class-list-network-check';

let asked: string[] = [];

/** A line whose trips of the given numbers fail. */
function line(failing: readonly number[] = []): void {
  asked = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    if (failing.includes(asked.length)) throw new Error('lost');
    return {} as Response;
  };
}

const onLine = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });

test('a steady line is called steady after twelve counted trips to this site', async () => {
  line();
  onLine(true);
  render(<NetworkCheck />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText('稳定')).not.toBeNull();
  expect(asked).toHaveLength(13);
  expect(screen.getByText('再测一次')).not.toBeNull();
});

test('a line that loses trips is no line for a show', async () => {
  line([4, 9]);
  onLine(true);
  render(<NetworkCheck />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText('不建议开播')).not.toBeNull();
  expect(screen.getByText('2 / 12 次')).not.toBeNull();
});

test('without a network nothing is asked', async () => {
  line();
  onLine(false);
  render(<NetworkCheck />);
  fireEvent.click(screen.getByText('开始自测'));

  expect(await screen.findByText(/没有连上网络/)).not.toBeNull();
  expect(asked).toHaveLength(0);
});
