import { bucketCookie } from '../canary/bucket-cookie';
import { VersionCounter } from './version-counter';
import { VersionWatch } from './version-watch';

const { read } = bucketCookie('http://127.0.0.1:8080');
const running = [{ canary: { remote: 'mf-help', version: '2.0.0' } }];
const withBucket = 'bucket=7';

function watching(canaries: typeof running = running) {
  const counter = new VersionCounter();
  return { counter, watch: new VersionWatch(counter, { live: undefined, canaries: { running: canaries } }, read) };
}

test('R13.81 while its section has a canary, where answers lead is counted of each version', () => {
  const { counter, watch } = watching();
  for (const where of ['page', 'page', 'redirect', 'missing', 'noindex'] as const)
    watch.led('mf-help@2.0.0', where, withBucket);
  watch.led('mf-help@1.0.0', 'page', withBucket);

  expect(counter.read('mf-help', '2.0.0').field).toEqual({ noindex: [5, 1], redirect: [5, 1], missing: [5, 1] });
  expect(counter.read('mf-help', '1.0.0').field).toEqual({ noindex: [1, 0], redirect: [1, 0], missing: [1, 0] });
});

test('R13.81 crawlers, first answers, other sections and times without a canary are not counted', () => {
  const { counter, watch } = watching();
  watch.led('mf-help@2.0.0', 'missing', undefined);
  watch.led('mf-help@2.0.0', 'missing', 'bucket=x');
  watch.led('mf-info@1.0.0', 'missing', withBucket);
  watch.led('mf-help@none', 'missing', withBucket);
  const quiet = watching([]);
  quiet.watch.led('mf-help@2.0.0', 'missing', withBucket);

  expect([...counter.list(), ...quiet.counter.list()]).toEqual([]);
});
