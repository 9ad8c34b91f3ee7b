import fastify from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../config';
import { noticeUnknownProxies } from './unknown-proxies';

async function requestsFrom(remoteAddress: string, env: Record<string, string>, headers: Record<string, string>) {
  const lines: string[] = [];
  const loggerInstance = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = fastify({ loggerInstance, trustProxy: readConfig(env).trustedProxies });
  const warnings = noticeUnknownProxies(app as never);
  for (let turn = 0; turn < 3; turn += 1) await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return { warnings: warnings(), lines };
}

const forwarded = { 'x-forwarded-for': '203.0.113.66' };

test('F33: a shell on another machine that nobody told the service of is named once, with the mend', async () => {
  const { warnings, lines } = await requestsFrom('10.0.0.7', {}, forwarded);

  expect(warnings).toEqual([expect.stringContaining('Set TRUSTED_PROXIES to the addresses')]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/203\.0\.113\.66|10\.0\.0\.7/);
});

test.each([
  ['127.0.0.1', {}, forwarded],
  ['10.0.0.7', { TRUSTED_PROXIES: '10.0.0.0/8' }, forwarded],
  ['203.0.113.9', {}, {}],
])('of a caller at %s with %j and the headers %j there is nothing to say', async (address, env, headers) => {
  expect(await requestsFrom(address, env, headers)).toEqual({ warnings: [], lines: [] });
});
