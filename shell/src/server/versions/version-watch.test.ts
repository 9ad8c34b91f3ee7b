import { bucketCookie } from '../canary/bucket-cookie';
import type { LiveSet } from '../releases/live-sets';
import { VersionCounter } from './version-counter';
import { type Led, VersionWatch } from './version-watch';

const { read } = bucketCookie('http://127.0.0.1:8080');
const running = [{ canary: { remote: 'mf-help', version: '2.0.0' } }];
const live = { input: { set: { remotes: { 'mf-help': { version: '1.0.0' } } } } } as unknown as LiveSet;
const withBucket = 'bucket=7';

function watching(canaries: typeof running = running) {
  const counter = new VersionCounter();
  return { counter, watch: new VersionWatch(counter, { live, canaries: { running: canaries } }, read) };
}

let visitors = 0;

/** A visitor from a network that nobody came from before, who gets an answer. */
function ask(watch: VersionWatch, release: string, where: Led, cookies: string | undefined = withBucket): void {
  visitors += 1;
  const network = `10.0.${visitors}.0/24`;
  watch.answered(release, () => network);
  watch.led(release, where, { cookies, network: () => network });
}

test('R13.83 while its section has a canary, where answers lead is counted of each version', () => {
  const { counter, watch } = watching();
  for (const where of ['page', 'page', 'redirect', 'missing', 'noindex'] as const) ask(watch, 'mf-help@2.0.0', where);
  ask(watch, 'mf-help@1.0.0', 'page');

  expect(counter.read('mf-help', '2.0.0').field).toEqual({ noindex: [5, 1], redirect: [5, 1], missing: [5, 1] });
  expect(counter.read('mf-help', '1.0.0').field).toEqual({ noindex: [1, 0], redirect: [1, 0], missing: [1, 0] });
});

test('R13.83 crawlers, first answers, other sections and times without a canary are not counted', () => {
  const { counter, watch } = watching();
  for (const cookies of [undefined, 'bucket=x']) {
    visitors += 1;
    watch.led('mf-help@2.0.0', 'missing', { cookies, network: () => `10.0.${visitors}.0/24` });
  }
  ask(watch, 'mf-info@1.0.0', 'missing');
  const quiet = watching([]);
  ask(quiet.watch, 'mf-help@2.0.0', 'missing');

  expect([...counter.list(), ...quiet.counter.list()].map(({ field }) => field)).toEqual([undefined, undefined]);
});

test('R13.83 attack: who asks 10,000 times for what is not there counts as five in a hundred of what others ask, and one', () => {
  const { counter, watch } = watching();
  for (let visitor = 0; visitor < 100; visitor += 1) ask(watch, 'mf-help@2.0.0', 'page');
  const asker = { cookies: withBucket, network: () => '203.0.113.0/24' };
  for (let time = 0; time < 10_000; time += 1) watch.led('mf-help@2.0.0', 'missing', asker);

  expect(counter.read('mf-help', '2.0.0').field?.missing).toEqual([106, 6]);
});
