import { DatabaseUnavailable } from './database/database';
import { runStage } from './startup';

afterEach(() => jest.useRealTimers());

test('a stage has no time limit and says what it waits for every 20 s', async () => {
  jest.useFakeTimers();
  const reported: string[] = [];
  let open: () => void = () => undefined;
  const opener = () =>
    new Promise<void>((resolve) => {
      open = resolve;
    });
  const stage = runStage('opening the database in /data', opener, { report: (sentence) => reported.push(sentence) });
  jest.advanceTimersByTime(3_600_000);
  open();
  await stage;
  jest.advanceTimersByTime(60_000);

  expect(reported).toHaveLength(180);
  expect(reported[0]).toBe('Still opening the database in /data after 20 s');
  expect(reported[179]).toBe('Still opening the database in /data after 3600 s');
});

test('a database that is slow is asked again until it answers', async () => {
  let asked = 0;
  const run = async () => {
    asked += 1;
    if (asked < 4) throw new DatabaseUnavailable('The database is starting', true);
  };
  await runStage('migrating', run, { report: () => undefined, pause: async () => undefined });

  expect(asked).toBe(4);
});

test.each([new DatabaseUnavailable('Nothing listens there'), new Error('The files are damaged')])(
  'a failure that waiting cannot mend ends the start at once: %s',
  async (failure) => {
    let asked = 0;
    const run = async () => {
      asked += 1;
      throw failure;
    };

    await expect(runStage('migrating', run, { report: () => undefined })).rejects.toBe(failure);
    expect(asked).toBe(1);
  },
);
