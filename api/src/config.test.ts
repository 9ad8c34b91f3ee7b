import { readConfig } from './config';
import { sealingSettings } from './testing/lead-keys';

const { LEADS_PUBLIC_KEY: publicKey, LEADS_PHONE_KEY: phoneKey } = sealingSettings;
const weak = 'LEADS_PHONE_KEY must be a secret of at least 32 random bytes; npm run leads -- keys makes one.';

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    ...{
      port: 8081,
      host: '127.0.0.1',
      databaseUrl: undefined,
      siteEnv: 'dev',
      webhook: undefined,
      consentRequired: true,
    },
    leadLimits: { phonePerDay: 3, addressPerMinute: 20, addressPerDay: 300 },
  });
});

test.each([
  [{ API_PORT: '99999' }, 'API_PORT is “99999”; it must be a port from 0 to 65535.'],
  [{ API_PORT: 'http' }, 'API_PORT is “http”; it must be a port from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://root:secret@db/x' },
    'DATABASE_URL must look like postgresql://user:password@host:5432/name.',
  ],
  [{ SITE_ENV: 'live' }, 'SITE_ENV is “live”; it must be one of: dev, testing, pre, prod.'],
  [{ LEAD_WEBHOOK_URL: 'ftp://x' }, 'LEAD_WEBHOOK_URL must look like https://hooks.example.com/leads.'],
  [{ LEAD_PHONE_PER_DAY: '0' }, 'LEAD_PHONE_PER_DAY is “0”; it must be a whole number from 1 to 1000000.'],
  [{ LEADS_PUBLIC_KEY: publicKey }, 'LEADS_PUBLIC_KEY needs LEADS_PHONE_KEY; npm run leads -- keys makes both.'],
  [
    { LEADS_PUBLIC_KEY: 'short', LEADS_PHONE_KEY: phoneKey },
    'LEADS_PUBLIC_KEY must be 32 bytes in base64, as npm run leads -- keys prints them.',
  ],
  [
    { LEADS_PUBLIC_KEY: `${'A'.repeat(43)}=`, LEADS_PHONE_KEY: phoneKey },
    'LEADS_PUBLIC_KEY must be 32 bytes in base64, as npm run leads -- keys prints them.',
  ],
  [{ LEADS_PUBLIC_KEY: publicKey, LEADS_PHONE_KEY: 'too-short-0123456789-abcdefghij' }, weak],
  [{ LEADS_PUBLIC_KEY: publicKey, LEADS_PHONE_KEY: 'change-me-'.repeat(5) }, weak],
  [
    { LEADS_PUBLIC_KEY: publicKey, LEADS_PHONE_KEY: publicKey },
    'LEADS_PHONE_KEY is the public key, which is no secret; npm run leads -- keys makes one.',
  ],
  [
    { SITE_PHONE: 'none' },
    'SITE_PHONE is “none”; it must be empty or a telephone number of digits, spaces and dashes, as in 400-000-0000.',
  ],
  [{ CONSENT_REQUIRED: 'maybe' }, 'CONSENT_REQUIRED is “maybe”; it must be one of: true, false, 1, 0.'],
])('%o is refused in one sentence that repeats no secret', (env, message) => {
  expect(() => readConfig(env)).toThrow(new Error(message));
});

test('a WeCom robot is recognised by its host', () => {
  const LEAD_WEBHOOK_URL = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k';

  expect(readConfig({ LEAD_WEBHOOK_URL }).webhook?.preset).toBe('wecom');
});

test('leads are accepted from every host of the site', () => {
  const env = { SITE_ORIGIN: 'https://www.example.com', ALLOWED_HOSTS: 'M.example.com, example.com:8443' };
  const origins = ['https://www.example.com', 'https://m.example.com', 'https://example.com:8443'];

  expect(readConfig(env).siteOrigins).toEqual(origins);
  expect(() => readConfig({ ...env, ALLOWED_HOSTS: 'a b' })).toThrow('ALLOWED_HOSTS leads to https://a b;');
});

test('failpoints are disabled in production', () => {
  expect(readConfig({ FAILPOINT: 'journal.write', SITE_ENV: 'prod' }).failpoint).toBeUndefined();
});

test.each(['0x1F90', '8e3', ' 8081', '80.0', '-1'])('the number “%s” is refused', (API_PORT) => {
  expect(() => readConfig({ API_PORT })).toThrow(`API_PORT is “${API_PORT}”; it must be a port`);
});
