import { Coalesced } from './coalesced';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('what is asked for again and again is done once, when it has calmed down', async () => {
  const work = jest.fn(async () => undefined);
  const coalesced = new Coalesced(work);
  for (let turn = 0; turn < 5; turn += 1) {
    coalesced.request();
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what never calms down is done all the same', async () => {
  const work = jest.fn(async () => undefined);
  const coalesced = new Coalesced(work);
  for (let turn = 0; turn < 12; turn += 1) {
    coalesced.request();
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(work).toHaveBeenCalledTimes(1);
});

test('two runs never overlap, and a stop waits for the one that has begun', async () => {
  let end = () => {};
  const work = jest.fn(() => new Promise<void>((done) => (end = done)));
  const coalesced = new Coalesced(work);
  for (let turn = 0; turn < 2; turn += 1) {
    coalesced.request();
    await jest.advanceTimersByTimeAsync(2000);
  }
  expect(work).toHaveBeenCalledTimes(1);
  coalesced.request();
  let stopped = false;
  const stop = coalesced.stop().then(() => (stopped = true));
  await jest.advanceTimersByTimeAsync(5000);
  expect(stopped).toBe(false);
  end();
  await jest.advanceTimersByTimeAsync(0);
  end();
  await stop;
  expect(work).toHaveBeenCalledTimes(2);
});
