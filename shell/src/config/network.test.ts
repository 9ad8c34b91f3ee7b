import { readConfig } from './config';

const prod = { SITE_ENV: 'prod', SITE_ORIGIN: 'https://www.example.com' };

test('a shell that somebody starts here answers by any name of the machine, and trusts no proxy', () => {
  expect(readConfig({ PORT: '8130' })).toMatchObject({
    allowedHosts: ['127.0.0.1:8130', 'localhost:8130', '[::1]:8130'],
    trustedHops: false,
    privateUpstreams: [],
  });
});

test('in production only the configured names are answered', () => {
  expect(readConfig({ ...prod, ALLOWED_HOSTS: 'M.example.com, example.com:8443' }).allowedHosts).toEqual([
    'www.example.com',
    'm.example.com',
    'example.com:8443',
  ]);
});

test.each([
  ['2', 2],
  ['0', false],
  ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
])('TRUSTED_HOPS “%s” means %j', (text, hops) => {
  expect(readConfig({ TRUSTED_HOPS: text }).trustedHops).toEqual(hops);
});

test.each([
  [{ TRUSTED_HOPS: '99' }, 'TRUSTED_HOPS is “99”;'],
  [{ TRUSTED_HOPS: 'balancer' }, 'TRUSTED_HOPS is “balancer”;'],
  [{ TRUSTED_HOPS: '10.0.0.0/33' }, 'TRUSTED_HOPS is “10.0.0.0/33”;'],
  [{ ALLOWED_HOSTS: 'https://x.example' }, 'ALLOWED_HOSTS has “https://x.example”;'],
  [{ ALLOWED_HOSTS: '*' }, 'ALLOWED_HOSTS has “*”;'],
  [{ CMS_API_URL: 'http://user:word@api.test' }, 'CMS_API_URL is “http://user:word@api.test”;'],
  [{ CMS_API_URL: 'http://api.test/?x=' }, 'CMS_API_URL is “http://api.test/?x=”;'],
  [{ CMS_API_URL: 'file:///etc/passwd' }, 'CMS_API_URL is “file:///etc/passwd”;'],
])('%j is refused with a sentence that names the variable and the value', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
