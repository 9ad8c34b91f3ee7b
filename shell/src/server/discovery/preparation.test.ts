import { Preparation } from './preparation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('F61: a run that fails is a line of the log; it is tried again after half a minute, and at once when something changed', async () => {
  const lines: unknown[] = [];
  const runs: string[] = [];
  let state = 'one';
  const error = new Error('a slip of ours');
  const preparation = new Preparation({
    state: () => state,
    run: async () => {
      runs.push(state);
      if (runs.length < 3) throw error;
      return true;
    },
    log: { error: (...line) => void lines.push(line) },
  });
  preparation.start();
  await jest.advanceTimersByTimeAsync(29_000);
  expect([runs, lines]).toEqual([['one'], [[{ err: error }, expect.stringContaining('it is tried again')]]]);

  await jest.advanceTimersByTimeAsync(2_000);
  expect(runs).toEqual(['one', 'one']);
  state = 'two';
  await jest.advanceTimersByTimeAsync(1_000);
  expect(runs).toEqual(['one', 'one', 'two']);
  expect(lines).toHaveLength(2);
  preparation.stop();
});
