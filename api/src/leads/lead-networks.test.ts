import { defaultLeadLimits } from './lead-limits';
import type { TestOptions } from '../testing/test-service';
import { start, send, stored, lead } from '../testing/lead-service';

/** The clock of a flood: a slow machine needs longer than the minute of a limit. */
const inOneMoment = () => new Date('2026-11-20T01:00:00Z');

test('F26: 1,000 posts from one subscriber store no more than its limit, and a second one is answered', async () => {
  const service = await start({ now: inOneMoment });
  const flood = Array.from({ length: 1_000 }, (_, number) =>
    send(service, lead(number), { 'x-forwarded-for': `2001:db8:1:1::${number.toString(16)}` }),
  );
  const other = send(service, lead(99_999), { 'x-forwarded-for': '2001:db8:1:2::1' });

  expect((await other).isok).toBe(true);
  expect((await Promise.all(flood)).filter(({ isok }) => isok)).toHaveLength(20);
  expect(await stored(service)).toHaveLength(21);
});

/** How many are told that they are booked, and how many of these are marked, of `count` leads from addresses. */
/** Those that stay unmarked come one by one, so that process and database count them in one order; the others come at once. */
async function bookFrom(
  addressOf: (number: number) => string,
  {
    unmarked = 60,
    count = 90,
    config = {},
  }: { unmarked?: number; count?: number; config?: TestOptions['config'] } = {},
) {
  const limits = { ...defaultLeadLimits, addressPerMinute: 2 };
  const service = await start({ settings: { limits }, config, now: inOneMoment });
  const book = (number: number) => send(service, lead(number), { 'x-forwarded-for': addressOf(number) });
  const answers: Awaited<ReturnType<typeof book>>[] = [];
  for (let number = 0; number < unmarked; number++) answers.push(await book(number));
  answers.push(
    ...(await Promise.all(Array.from({ length: count - unmarked }, (_, number) => book(unmarked + number)))),
  );
  const rows = await stored<{ flags: string[] }>(service, 'flags');
  expect(rows).toHaveLength(answers.filter(({ isok }) => isok).length);
  return [rows.length, rows.filter(({ flags }) => flags.includes('busy-network')).length];
}

test.each([
  ['IPv4 address of a carrier', 60, () => '203.0.113.9'],
  ['IPv4 address with a port that changes', 60, (number: number) => `203.0.113.9:${number + 1}`],
  ['/56', 10, (number: number) => `2001:db8:1:${(0x1200 + number).toString(16)}::1`],
  ['/48', 60, (number: number) => `2001:db8:1:${(number * 300).toString(16)}::1`],
  ['sender whose address nobody can read', 60, (number: number) => `hidden-${number}`],
])(
  'F26: above its limit every lead of a %s is booked and marked, as many may share it',
  async (_, unmarked, addressOf) => {
    expect(await bookFrom(addressOf, { unmarked })).toEqual([90, 90 - unmarked]);
  },
);

test('F26: what no network of people books is refused: a hundred times of one subscriber', async () => {
  expect(await bookFrom(() => '203.0.113.9', { count: 250 })).toEqual([200, 140]);
});

test('an untrusted proxy cannot spoof the client address', async () => {
  const addressOf = (number: number) => `203.0.113.${number}`;
  expect(await bookFrom(addressOf, { config: { trustedProxies: ['10.0.0.1'] } })).toEqual([90, 30]);
});
