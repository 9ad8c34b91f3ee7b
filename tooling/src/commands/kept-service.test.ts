import { KeptService } from './kept-service';
import { RestartPauses } from './restart-pauses';
import type { Service } from './services';

/** Services whose processes are only spoken of; `end` ends the newest. */
function spoken() {
  const ends: ((code: number) => void)[] = [];
  const start = (): Service => ({
    name: 'The shell',
    child: undefined as never,
    exited: new Promise((done) => ends.push(done)),
  });
  const end = async (code: number) => {
    ends.at(-1)?.(code);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { start, end, started: () => ends.length };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('F61: a process that ends by itself is started again, after pauses that grow to a minute, and this is said', async () => {
  const { start, end, started } = spoken();
  const lines: string[] = [];
  new KeptService({ start, print: (line) => void lines.push(line) }).keep();
  await end(1);
  expect(lines).toEqual(['The shell ended by itself (code 1) and is started again in 1 s.']);
  await jest.advanceTimersByTimeAsync(999);
  expect(started()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(started()).toBe(2);
  await end(1);
  expect(lines.at(-1)).toContain('in 2 s');
});

test('one that is released, or never was kept, is not started again', async () => {
  const { start, end, started } = spoken();
  const service = new KeptService({ start, print: () => undefined });
  await end(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(started()).toBe(1);

  service.keep();
  await jest.advanceTimersByTimeAsync(0);
  service.release();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(started()).toBe(1);
});

test('pauses double up to a minute, and begin anew after a process that lived for one', () => {
  const pauses = new RestartPauses();
  expect(Array.from({ length: 8 }, () => pauses.next(500) / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(pauses.next(60_000)).toBe(1000);
});
