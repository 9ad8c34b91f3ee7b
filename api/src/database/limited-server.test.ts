import { LimitedServer } from './limited-server';

const never = () => new Promise<never>(() => undefined);
const fails = () => Promise.reject(new Error('broken'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether the server was asked, in so many milliseconds. */
async function isAskedAfter(server: LimitedServer, wait: number): Promise<boolean> {
  jest.advanceTimersByTime(wait);
  const work = jest.fn(fails);
  await server.ask(work).catch(() => undefined);
  return work.mock.calls.length > 0;
}

test('a server that is late is given up, and left alone twice as long after each failure, up to 16 seconds', async () => {
  const server = new LimitedServer(250);
  const late = expect(server.ask(never)).rejects.toThrow('no answer within 250 ms');
  await jest.advanceTimersByTimeAsync(250);
  await late;

  for (const rest of [2_000, 4_000, 8_000, 16_000, 16_000]) {
    expect(await isAskedAfter(server, rest - 1)).toBe(false);
    expect(await isAskedAfter(server, 1)).toBe(true);
  }
});

test('an answer ends the rest, and failures at one time are one', async () => {
  const server = new LimitedServer(250);
  await Promise.allSettled([server.ask(fails), server.ask(fails), server.ask(fails)]);
  jest.advanceTimersByTime(2_000);
  expect(await server.ask(() => Promise.resolve('there'))).toBe('there');
  await server.ask(fails).catch(() => undefined);

  expect(await isAskedAfter(server, 1_999)).toBe(false);
  expect(await isAskedAfter(server, 1)).toBe(true);
});
