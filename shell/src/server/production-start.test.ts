import { readConfig } from '../config/config';
import { refuseDevelopmentKeys, requireProductionReady } from './production-start';

const none: [] = [];
const ready = {
  SITE_ENV: 'prod',
  SITE_ORIGIN: 'https://www.example.com',
  TRUSTED_HOPS: '1',
  TRUSTED_KEYS: '/etc/site/trusted-keys.json',
};

test('a production that nothing was said to names everything that is missing at once, a sentence each', () => {
  const start = () => requireProductionReady(readConfig({ SITE_ENV: 'prod', TRUSTED_HOPS: ' ' }), none);

  expect(start).toThrow(
    /^The shell does not start with SITE_ENV=prod as it is configured\.\n- SITE_ORIGIN is not set: /,
  );
  expect(start).toThrow(
    '\n- TRUSTED_HOPS is not set: behind a proxy all visitors would share the limits of one address.',
  );
  expect(start).toThrow('\n- TRUSTED_KEYS is not set: ');
});

test.each(['SITE_ORIGIN', 'TRUSTED_HOPS', 'TRUSTED_KEYS'])('%s alone is enough to refuse it', (name) => {
  expect(() => requireProductionReady(readConfig({ ...ready, [name]: undefined }), none)).toThrow(
    new RegExp(`^[^\\n]*\\n- ${name} is not set: [^\\n]*\\.$`),
  );
});

test('a production that was told starts, also where it was told that nobody stands in front', () => {
  expect(() => requireProductionReady(readConfig(ready), none)).not.toThrow();
  expect(() => requireProductionReady(readConfig({ ...ready, TRUSTED_HOPS: '0' }), none)).not.toThrow();
});

test('elsewhere nothing has to be set', () => {
  for (const environment of ['dev', 'testing', 'pre'])
    expect(() => requireProductionReady(readConfig({ SITE_ENV: environment }), none)).not.toThrow();
  expect(() => requireProductionReady(readConfig({}), [{ id: 'a1', owner: 'development' }])).not.toThrow();
});

test('F38: production trusts no key that belongs to a checkout', () => {
  const keys = [
    { id: 'a1', owner: 'help-team' },
    { id: 'b2', owner: 'development' },
  ];

  expect(refuseDevelopmentKeys(keys)).toEqual([expect.stringContaining('The trusted key b2 is one that npm start')]);
  expect(() => requireProductionReady(readConfig(ready), keys)).toThrow('\n- The trusted key b2 ');
});
