/** @jest-environment jsdom */
import { toastTime } from '@site/shared/store/site-facts';
import { watchOnline } from './online-state';

const { dataset } = document.documentElement;
const tell = (name: 'online' | 'offline') => dispatchEvent(new Event(name));

beforeAll(watchOnline);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('nothing is said where the network never was away', () => {
  tell('online');

  expect(dataset).not.toHaveProperty('offline');
  expect(dataset).not.toHaveProperty('onlineAgain');
});

test('the page is marked while the network is away, and for a toast’s time once it is back', () => {
  tell('offline');
  expect(dataset.offline).toBe('');
  tell('online');
  expect(dataset).not.toHaveProperty('offline');
  jest.advanceTimersByTime(toastTime - 1);
  expect(dataset.onlineAgain).toBe('');
  jest.advanceTimersByTime(1);
  expect(dataset).not.toHaveProperty('onlineAgain');
});

test('a network that goes away at once again is not said to be back', () => {
  tell('offline');
  tell('online');
  tell('offline');
  expect(dataset.offline).toBe('');
  expect(dataset).not.toHaveProperty('onlineAgain');
  tell('online');
  jest.advanceTimersByTime(toastTime - 1);
  expect(dataset.onlineAgain).toBe('');
});
