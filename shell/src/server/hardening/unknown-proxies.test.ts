import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { createServer } from '../http-server';
import { noticeUnknownProxies } from './unknown-proxies';

async function requestsTo(env: Record<string, string>, headers: Record<string, string>) {
  const lines: string[] = [];
  const config = readConfig(env);
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = createServer({ log, trustedHops: config.trustedHops, headers: [] });
  const warnings = noticeUnknownProxies(app, config);
  const before = warnings();
  for (let turn = 0; turn < 3; turn += 1) await app.inject({ url: '/', headers });
  await app.close();
  return { before, after: warnings(), lines };
}

test('F33: a proxy that nobody told the shell of is named in health, and once in the log, with the mend', async () => {
  const { before, after, lines } = await requestsTo({}, { 'x-forwarded-for': '203.0.113.66' });

  expect(before).toEqual([]);
  expect(after).toEqual([expect.stringContaining('TRUSTED_HOPS is not set')]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Set it to the number of proxies');
  expect(lines[0]).not.toContain('203.0.113.66');
});

test.each([
  [{}, {}],
  [{ TRUSTED_HOPS: '1' }, { 'x-forwarded-for': '203.0.113.66' }],
  [{ TRUSTED_HOPS: '0' }, { 'x-forwarded-for': '203.0.113.66' }],
])('with %j and the headers %j there is nothing to say', async (env, headers) => {
  expect(await requestsTo(env, headers)).toEqual({ before: [], after: [], lines: [] });
});
