import { inBackground } from './in-background';

test('F61: work that fails in the background is a line of the log with what failed, and no rejection is left', async () => {
  const lines: unknown[] = [];
  const unhandled: unknown[] = [];
  const onRejection = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', onRejection);
  const error = new Error('the disk is full');
  inBackground({ error: (...line) => void lines.push(line) }, Promise.reject(error), 'the cache was not purged');
  inBackground({ error: (...line) => void lines.push(line) }, Promise.resolve(), 'nothing failed');
  // Node tells of rejections after the tasks that are due now.
  await new Promise((done) => setImmediate(done));

  expect(lines).toEqual([[{ err: error }, 'the cache was not purged']]);
  expect(unhandled).toEqual([]);
  process.off('unhandledRejection', onRejection);
});
