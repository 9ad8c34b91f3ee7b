const { readlinkSync } = require('node:fs');
const path = require('node:path');
const { parentPort, threadId, workerData } = require('node:worker_threads');

/**
 * A render worker without pages, for tests of the pool: an address says what its page does, the code of the remote
 * `start` what happens while the set loads. An answer names the thread and counts its pages.
 */
let pages = 0;

/** @param {number} ms milliseconds on the CPU */
function work(ms) {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** @param {number} ms milliseconds in which the thread does nothing at all, as in a process that stands still */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

const doings = {
  work,
  sleep,
  loop: () => work(Infinity),
  sleepForEver: () => sleep(Infinity),
  exit: () => process.exit(7),
};

function answer({ id, request }) {
  const [what = '', ms = '0'] = request.address.slice(1).split('/');
  pages += 1;
  const html = `thread ${threadId} page ${pages}`;
  // The page of the shell that a set is tried with.
  const status = request.address === '/home/404' ? 404 : 200;
  const rendered = { status, html, degraded: false, stale: false };
  if (what === 'later') return setTimeout(() => parentPort.postMessage({ kind: 'rendered', id, answer: rendered }), ms);
  parentPort.postMessage({ kind: 'rendering', id });
  doings[what]?.(Number(ms));
  return parentPort.postMessage({ kind: 'rendered', id, answer: rendered });
}

const { start = '', uncounted } = workerData.code;
const thread = uncounted ? undefined : Number(path.basename(readlinkSync('/proc/thread-self')));
parentPort.postMessage({ kind: 'started', thread });
const [doing = '', ms = '0'] = start.split('/');
doings[doing]?.(Number(ms));
parentPort.on('message', (message) => {
  if (message.kind === 'ping') parentPort.postMessage({ kind: 'pong' });
  if (message.kind === 'render') answer(message);
});
parentPort.postMessage({ kind: 'ready' });
