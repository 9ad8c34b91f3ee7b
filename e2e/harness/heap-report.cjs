/**
 * Loaded before the shell in tests: answers the message `heap` with the memory that is left after collection, and ends
 * the shell when the process that started it is gone, so that a test run that is cut off leaves none behind.
 */
process.on('message', (message) => {
  if (message !== 'heap') return;
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heap: { heapUsed, external, rss } });
});
process.on('disconnect', () => process.exit());
process.channel?.unref();
