/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createPlayback } from '../../player/playback';
import { useTurns } from './use-turns';

type Steps = Parameters<typeof useTurns>[1]['steps'];
const press = (at: number, point: string) => ({ at, say: `按${point}`, point, press: true });
const steps = [press(2, 'send'), press(6, 'close')] as Steps;

function taken() {
  const playback = createPlayback(10);
  act(() => playback.begin());
  const { result } = renderHook(() => useTurns(playback, { steps }));
  act(() => result.current.take());
  return { playback, turns: () => result.current };
}

test('a visitor who takes over is asked for the next press, and the show waits just before it', () => {
  const { playback, turns } = taken();

  expect(turns()).toMatchObject({ taken: true, due: { at: 2, part: 'send' } });
  expect(playback.store.getState()).toMatchObject({ playing: false, second: 1.9 });
});

test('a show that was handed back plays on and waits for nobody', () => {
  const { playback, turns } = taken();
  act(() => turns().handBack());

  expect(turns()).toMatchObject({ taken: false, due: undefined });
  act(() => playback.seek(6.5));
  expect(turns().due).toBeUndefined();
  expect(playback.store.getState().playing).toBe(true);
});
