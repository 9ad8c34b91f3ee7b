import { brotliDecompressSync } from 'node:zlib';
import { firstQuality } from '@site/shared/contract/page-coding';
import { CodedBody } from './coded-body';
import { HtmlCache, plain, storedPage } from './html-cache';
import { RefinedBodies } from './refined-bodies';

const text = Array.from({ length: 3000 }, (_, line) => `<p>第 ${line % 97} 场直播，${line} 人观看</p>`).join('');

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setImmediate(done));
}

test('a body that browsers ask for again gets the best quality in the background, the same text in fewer bytes', async () => {
  const body = new CodedBody(Buffer.from(text), 1);
  const refined = new RefinedBodies(async () => undefined);
  const asked: CodedBody[] = [];
  body.whenAskedAgain((one) => {
    asked.push(one);
    refined.add(one);
  });
  const quick = await body.in('br');
  expect(asked).toEqual([]);
  await until(() => body.ready('br') !== quick);
  const fine = await body.in('br');
  expect(fine.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(fine).toString()).toBe(text);
  expect(asked).toEqual([body]);
});

test('of a body that was packed ahead the first visitor is the first, and what was refined stays', async () => {
  const body = new CodedBody(Buffer.from(text), 1);
  const asked: CodedBody[] = [];
  body.whenAskedAgain((one) => asked.push(one));
  await body.pack();
  const packed = body.ready('br');
  expect([packed?.length, asked]).toEqual([expect.any(Number), []]);
  body.ready('br');
  expect(asked).toEqual([body]);

  await body.refine();
  const fine = body.ready('br');
  await body.pack();
  expect(body.ready('br')).toBe(fine);
});

test('one body is refined at a time, each once', async () => {
  const running = { now: 0, most: 0, all: 0 };
  const refine = async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise((done) => setImmediate(done));
    running.now -= 1;
    running.all += 1;
  };
  const refined = new RefinedBodies(async () => undefined);
  const bodies = Array.from({ length: 5 }, () => Object.assign(new CodedBody(Buffer.from(text), 1), { refine }));
  for (const body of [...bodies, ...bodies]) refined.add(body);
  await until(() => running.all === bodies.length);
  expect(running.most).toBe(1);
});

test('a coding is made when it is asked for, once, and the others are not', async () => {
  const body = new CodedBody(Buffer.from(text), 1);
  expect([body.ready('br'), body.ready('gzip')]).toEqual([undefined, undefined]);
  const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
  expect(one).toBe(other);
  expect(body.ready('gzip')).toBeUndefined();
});

test('a page that renders to the same bytes keeps what was made of them', async () => {
  const cache = new HtmlCache();
  const keys = { key: 'key', standIn: 'address' };
  cache.put(keys, storedPage(200, plain(text), 'mf-help@1.0.0', 60), true);
  const made = await cache.get('key')?.body.in('br');
  cache.put({ ...keys, key: 'next' }, storedPage(200, plain(text), 'mf-help@1.0.0', 60), true);
  expect(cache.get('next')?.body.ready('br')).toBe(made);
  cache.put({ ...keys, key: 'other' }, storedPage(200, plain(`${text}!`), 'mf-help@1.0.0', 60), true);
  expect(cache.get('other')?.body.ready('br')).toBeUndefined();
});

test('a huge page is never packed with the best quality, which would take seconds that others wait for', async () => {
  const huge = new CodedBody(Buffer.alloc(600 * 1024, 'x'), firstQuality(600 * 1024));
  const usual = new CodedBody(Buffer.from(text), 1);
  const refined = new RefinedBodies(async () => undefined);
  const [hugePacked, packed] = [await huge.in('br'), await usual.in('br')];
  for (const body of [huge, usual]) refined.add(body);
  await until(() => usual.ready('br') !== packed);
  expect(huge.ready('br')).toBe(hugePacked);
});
