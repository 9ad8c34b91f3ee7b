import { type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import type { LivePin } from '../../render/pages/pinned-release';
import { canary, ofInfo, buckets, serve, personal, shared } from '../../testing/canary-visitors';

test('1,000 visitors with fixed buckets at 10 %: exactly 100 are shown the canary, on every shell the same, none two versions', async () => {
  const shells = [serve(), serve()];
  const visitors = buckets.filter((bucket) => bucket % 1000 === 3);
  const expected = visitors.filter((bucket) => isInCanary(bucket, canary)).length;
  const shown = await Promise.all(
    visitors.map(async (bucket) => {
      const versions = await Promise.all(
        shells.map(async ({ ask }) => {
          const pin = (await ask('/-/pin/3.0.0/mf-info@1.0.0', bucket)).json<LivePin>();
          return [(await ask('/help', bucket)).body, pin.remotes['mf-help']?.entry.split('/')[4]];
        }),
      );
      return new Set(versions.flat());
    }),
  );
  expect(shown.filter(({ size }) => size !== 1)).toEqual([]);
  expect(shown.filter((versions) => versions.has('1.1.0'))).toHaveLength(expected);
  // Every thousandth bucket is a fair sample of an affine order.
  expect(expected).toBe(100);
});

/** The first bucket that is in exactly these canaries of the two. */
const bucketIn = (...canaries: Canary[]) =>
  buckets.find((bucket) => [canary, ofInfo].every((one) => isInCanary(bucket, one) === canaries.includes(one))) ?? -1;

test.each([
  ['both', [canary, ofInfo], '1.1.0', '2.0.0'],
  ['the first', [canary], '1.1.0', '1.0.0'],
  ['the second', [ofInfo], '1.0.0', '2.0.0'],
  ['none', [], '1.0.0', '1.0.0'],
])(
  'R13.68 of two canaries a visitor of %s is shown these, in pages and at intent',
  async (_, canaries, help, ofInfoShown) => {
    const { ask } = serve({ others: [ofInfo] });
    const bucket = bucketIn(...canaries);
    const shown = await Promise.all(['/help', '/info'].map((path) => ask(path, bucket)));
    expect(shown.map(({ body }) => body)).toEqual([help, ofInfoShown]);
    const own = (version: string) => (version === '1.0.0' ? shared : personal);
    expect(shown.map(({ headers }) => headers['cache-control'])).toEqual([own(help), own(ofInfoShown)]);
    const { remotes } = (await ask('/-/pin/3.0.0/shell', bucket)).json<LivePin>();
    expect(['mf-help', 'mf-info'].map((name) => remotes[name]?.entry.split('/')[4])).toEqual([help, ofInfoShown]);
    // A page that only one of them has is there for its visitors, whatever else they are in.
    const statuses = await Promise.all(
      ['/help/new', '/info/new'].map(async (path) => (await ask(path, bucket)).statusCode),
    );
    expect(statuses).toEqual([help, ofInfoShown].map((version) => (version === '1.0.0' ? 302 : 200)));
  },
);
