import { readConfig } from './config';

const remote = 'postgresql://site:secret@db.example.com:5432/site';

test('without a server there is none, and a replica needs one', () => {
  expect(readConfig({})).toMatchObject({ databaseUrl: undefined, databaseReadUrl: undefined });
  expect(() => readConfig({ DATABASE_READ_URL: remote })).toThrow('DATABASE_READ_URL needs DATABASE_URL');
});

test.each(['require', 'prefer', 'verify-ca', 'no-verify'])(
  'R11.13 sslmode=%s, which does not check the name, is refused',
  (mode) => {
    expect(() => readConfig({ DATABASE_URL: `${remote}?sslmode=${mode}` })).toThrow(
      `DATABASE_URL says sslmode=${mode}; it must be verify-full`,
    );
  },
);

test('the authority of a certificate is a file that exists', () => {
  const verified = { DATABASE_URL: `${remote}?sslmode=verify-full` };

  expect(readConfig({ ...verified, DATABASE_CA_FILE: __filename }).databaseUrl).toContain('sslrootcert=');
  expect(() => readConfig({ ...verified, DATABASE_CA_FILE: '/nowhere.pem' })).toThrow(
    'DATABASE_CA_FILE is /nowhere.pem; there is no such file.',
  );
});

const faultOf = (env: Record<string, string>) =>
  readConfig({ SITE_ENV: 'prod', SITE_ORIGIN: 'https://www.example.com', ...env }).unsetInProduction;

test.each([
  ['DATABASE_URL', { DATABASE_URL: remote }],
  ['DATABASE_READ_URL', { DATABASE_URL: `${remote}?sslmode=verify-full`, DATABASE_READ_URL: remote }],
])('R11.14 production does not speak in clear to a remote server of %s without being told so', (name, env) => {
  expect(faultOf(env)).toEqual([expect.stringContaining(`${name} leads to db.example.com without sslmode`)]);
  expect(faultOf(env).join()).not.toContain('secret');
});

test.each([
  `${remote}?sslmode=verify-full`,
  `${remote}?sslmode=disable`,
  'postgresql://site@127.0.0.1/site',
  'postgresql://site@[::1]/site',
  'postgresql://site@localhost/site?host=/run/postgresql',
])('production takes %s', (url) => {
  expect(faultOf({ DATABASE_URL: url })).toEqual([]);
});
