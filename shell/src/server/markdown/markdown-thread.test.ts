import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MarkdownThread } from './markdown-thread';

const folder = mkdtempSync(path.join(tmpdir(), 'markdown-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that does this with each page, `job`, and answers by `say`. */
function threadOf(does: string): MarkdownThread {
  const file = path.join(folder, `${Math.random()}.cjs`);
  const listens = `const { parentPort } = require('node:worker_threads'); const say = (text) => parentPort.postMessage(text);`;
  writeFileSync(file, `${listens} parentPort.on('message', (job) => { ${does} });`);
  return new MarkdownThread(file);
}

const job = (html: string) => ({ html, address: '/home/edu' });

test('R12.174 a page that ends the thread has no text, and the next one is written by another', async () => {
  const thread = threadOf(`if (job.html === 'bad') process.exit(1); say(job.html);`);
  expect(await Promise.all(['one', 'bad', 'two'].map((html) => thread.write(job(html))))).toEqual([
    'one',
    undefined,
    'two',
  ]);
});

test('R12.174 a page that takes all memory has no text, and the shell lives', async () => {
  const thread = threadOf(
    `if (job.html === 'bad') for (const all = []; ; ) all.push(new Array(1e5).fill({})); say('good');`,
  );
  expect(await thread.write(job('bad'))).toBeUndefined();
  expect(await thread.write(job('next'))).toBe('good');
});

test('R12.174 a page that never comes to its end is given up', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const thread = threadOf('for (;;);');
  const text = thread.write(job('bad'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await text).toBeUndefined();
  jest.useRealTimers();
});

test('of more pages than may wait the rest has none now', async () => {
  const thread = threadOf('say(job.html);');
  const texts = await Promise.all(Array.from({ length: 40 }, (_, place) => thread.write(job(`${place}`))));
  expect(texts.filter(Boolean)).toHaveLength(30);
});
