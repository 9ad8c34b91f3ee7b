import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import type { TrustedHops } from '../../config/network';
import { createServer } from '../http-server';
import { visitorAddress } from './visitor-address';

/** The address of a visitor as routes read it, and as stored answers do; the peer is 127.0.0.1. */
async function addressesOf(trustedHops: TrustedHops, forwarded: string): Promise<string[]> {
  const app = createServer({ log: pino({ level: 'silent' }), trustedHops, headers: [] });
  app.get('/', ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', headers });
  await app.close();
  const request = { headers, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;
  return [body, visitorAddress(trustedHops)(request)];
}

test.each([
  ['203.0.113.7:5678', '203.0.113.7'],
  ['198.51.100.1, [2001:db8::1]:443', '2001:db8::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['garbage', 'unknown'],
])('F33: a proxy that writes %j names %s', async (forwarded, address) => {
  expect(await addressesOf(1, forwarded)).toEqual([address, address]);
});

test('F33: a proxy in a list is known also where the one in front of it writes its port', async () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8'];
  expect(await addressesOf(trusted, '203.0.113.7:80, 10.0.0.1:5678')).toEqual(['203.0.113.7', '203.0.113.7']);
});

test('F33: where no proxy is trusted the address is that of the connection', async () => {
  expect(await addressesOf(false, '203.0.113.7')).toEqual(['127.0.0.1', '127.0.0.1']);
});
