/** Loaded before the shell in tests: answers the message `heap` with the memory that is left after collection. */
process.on('message', (message) => {
  if (message !== 'heap') return;
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heap: { heapUsed, external, rss } });
});
process.channel?.unref();
