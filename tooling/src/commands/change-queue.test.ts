import { ChangeQueue, quietFor } from './change-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const batches: string[][] = [];
  const failures: unknown[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const work = (changed: string[]) => {
    batches.push(changed);
    return new Promise<void>((done, fail) => ends.push((error) => (error ? fail(error) : done())));
  };
  const queue = new ChangeQueue(work, (error) => failures.push(error));
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { queue, batches, failures, end };
}

test('what is saved together is one batch, once it is quiet', async () => {
  const { queue, batches } = setUp();
  queue.add('mf-help');
  await jest.advanceTimersByTimeAsync(quietFor - 1);
  queue.add('shared');
  queue.add('mf-help');
  await jest.advanceTimersByTimeAsync(quietFor - 1);
  expect(batches).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([['mf-help', 'shared']]);
});

test('what changes during a build is built after it, once', async () => {
  const { queue, batches, end } = setUp();
  queue.add('mf-help');
  await jest.advanceTimersByTimeAsync(quietFor);
  for (let turn = 0; turn < 3; turn += 1) {
    queue.add('mf-info');
    await jest.advanceTimersByTimeAsync(quietFor);
  }
  expect(batches).toEqual([['mf-help']]);
  await end();
  expect(batches).toEqual([['mf-help'], ['mf-info']]);
});

test('a build that fails is told, and the next change builds again', async () => {
  const { queue, batches, failures, end } = setUp();
  queue.add('mf-help');
  await jest.advanceTimersByTimeAsync(quietFor);
  await end(new Error('The build of mf-help failed (see above).'));
  expect(failures).toEqual([new Error('The build of mf-help failed (see above).')]);
  queue.add('mf-help');
  await jest.advanceTimersByTimeAsync(quietFor);
  expect(batches).toHaveLength(2);
});
