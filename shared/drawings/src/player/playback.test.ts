/** @jest-environment jsdom */
import { createPlayback } from './playback';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A show whose player is there. */
function shown(seconds: number) {
  const playback = createPlayback(seconds);
  playback.begin();
  return playback;
}
const at = (playback: ReturnType<typeof createPlayback>) => playback.store.getState();

test('R12.29 it plays in real time, stops at its end and begins anew from there', () => {
  const playback = shown(3);
  playback.play();
  jest.advanceTimersByTime(1600);
  expect(at(playback).second).toBeCloseTo(1.6, 1);
  jest.advanceTimersByTime(5000);
  expect(at(playback)).toMatchObject({ second: 3, playing: false });
  playback.play();
  jest.advanceTimersByTime(160);
  expect(at(playback).second).toBeLessThan(1);
  expect(at(playback).playing).toBe(true);
});

test('R12.29 speed changes how fast seconds pass', () => {
  const playback = shown(60);
  playback.setRate(2);
  playback.play();
  jest.advanceTimersByTime(1600);
  expect(at(playback).second).toBeCloseTo(3.2, 1);
});

test('R12.29 paused, nothing passes; twice started, it runs once', () => {
  const playback = shown(60);
  playback.play();
  playback.play();
  jest.advanceTimersByTime(800);
  playback.pause();
  const { second } = at(playback);
  expect(second).toBeCloseTo(0.8, 1);
  jest.advanceTimersByTime(3000);
  expect(at(playback).second).toBe(second);
});

test('paused and played within one frame, it does not run twice as fast', () => {
  const playback = shown(60);
  playback.play();
  playback.pause();
  playback.play();
  jest.advanceTimersByTime(1600);
  expect(at(playback).second).toBeCloseTo(1.6, 1);
});

test.each([
  [-5, 0],
  [7.5, 7.5],
  [99, 10],
])('seeking to %d comes to %d', (second, reached) => {
  const playback = shown(10);
  playback.seek(second);
  expect(at(playback)).toMatchObject({ second: reached, playing: false, wanted: false });
});

test('a line of the transcript starts it there', () => {
  const playback = shown(10);
  playback.playFrom(4);
  expect(at(playback)).toMatchObject({ second: 4, playing: true, wanted: true });
});

test('R12.29 time stands still until the player is there, and runs then without another press', () => {
  const playback = createPlayback(10);
  playback.playFrom(4);
  jest.advanceTimersByTime(2000);
  expect(at(playback)).toMatchObject({ wanted: true, second: 4, playing: false });
  playback.begin();
  jest.advanceTimersByTime(800);
  expect(at(playback).second).toBeCloseTo(4.8, 1);
});
