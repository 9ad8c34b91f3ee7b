import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../../config/config';
import { readSecurityContact } from '../../config/security-contact';
import { securityText } from './security-text';

const start = Date.parse('2026-11-22T00:00:00Z');
const day = 24 * 60 * 60 * 1000;
const env = {
  SITE_ORIGIN: 'https://www.example.com',
  SECURITY_CONTACT: 'security@example.com, https://www.example.com/home/about',
  SECURITY_EXPIRES: '2027-06-30',
  SECURITY_POLICY: 'https://www.example.com/rules',
};

let app: FastifyInstance;
let now: number;

beforeEach(() => {
  app = fastify() as unknown as FastifyInstance;
  now = start;
});

afterEach(() => app.close());

function serve(given: Record<string, string>): () => string[] {
  const config = { site: readConfig(given).site, security: readSecurityContact(given, new Date(start)) };
  return securityText(app, { config, now: () => now });
}

const ask = () => app.inject('/.well-known/security.txt');

test('those who found a hole read whom to tell, until when, in which languages and by which rules', async () => {
  const warnings = serve(env);
  const { statusCode, headers, body } = await ask();

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://www.example.com/home/about',
    'Expires: 2027-06-30T00:00:00.000Z',
    'Preferred-Languages: zh, en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    'Policy: https://www.example.com/rules',
    '',
  ]);
  expect(warnings()).toEqual([]);
});

test('without configuration there is no such file, and nothing to say of it', async () => {
  const warnings = serve({});

  expect((await ask()).statusCode).toBe(404);
  expect(warnings()).toEqual([]);
});

test('a month before its end health speaks of it; after it the file is gone, and the site goes on', async () => {
  const warnings = serve(env);
  now = Date.parse('2027-06-30T00:00:00Z') - 29 * day;
  expect((await ask()).statusCode).toBe(200);
  expect(warnings()).toEqual([expect.stringContaining('expires on 2027-06-30')]);
  now += 30 * day;
  expect((await ask()).statusCode).toBe(404);
  expect(warnings()).toEqual([expect.stringContaining('expired on 2027-06-30 and is no longer served')]);
});

test.each([
  [{ SECURITY_EXPIRES: undefined }, 'SECURITY_EXPIRES is “”; with SECURITY_CONTACT it must be a day'],
  [{ SECURITY_EXPIRES: 'soon' }, 'SECURITY_EXPIRES is “soon”;'],
  [{ SECURITY_EXPIRES: '2026-13-01' }, 'SECURITY_EXPIRES is “2026-13-01”;'],
  [{ SECURITY_EXPIRES: '2027-12-01' }, 'SECURITY_EXPIRES is “2027-12-01”; it must lie within a year'],
  [{ SECURITY_CONTACT: 'call me' }, 'SECURITY_CONTACT has “call me”;'],
  [{ SECURITY_CONTACT: 'http://www.example.com' }, 'SECURITY_CONTACT has “http://www.example.com”;'],
  [{ SECURITY_CONTACT: 'a@example.com\nContact: mailto:evil@example.com' }, 'SECURITY_CONTACT has “a@example.com'],
  [{ SECURITY_POLICY: 'ftp://x' }, 'SECURITY_POLICY is “ftp://x”;'],
])('%j is refused with a sentence that names the variable and the value', (wrong, sentence) => {
  expect(() => readSecurityContact({ ...env, ...wrong }, new Date(start))).toThrow(sentence);
});
