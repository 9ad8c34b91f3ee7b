import { readConfig } from './config';

test('without a variable no dev server is allowed, and this shell is none', () => {
  expect(readConfig({})).toMatchObject({ overrideOrigins: [], overrideSites: [] });
});

test('dev servers are named by origin', () => {
  const { overrideOrigins } = readConfig({ OVERRIDE_ORIGINS: 'http://127.0.0.1:8080, https://dev.example.com' });
  expect(overrideOrigins).toEqual(['http://127.0.0.1:8080', 'https://dev.example.com']);
});

test.each(['*', 'https://*.example.com', 'http://dev.example.com', 'https://dev.example.com/', "'unsafe-inline'"])(
  '%s lets in more than one safe dev server, and is refused by name',
  (origin) => {
    expect(() => readConfig({ OVERRIDE_ORIGINS: origin })).toThrow(
      `OVERRIDE_ORIGINS has “${origin}”; it must list origins, each such as https://dev.example.com`,
    );
    expect(() => readConfig({ OVERRIDE_SITES: origin })).toThrow('OVERRIDE_SITES has');
  },
);

test('a shell in production is no dev server', () => {
  expect(() => readConfig({ SITE_ENV: 'prod', OVERRIDE_SITES: 'https://www.example.com' })).toThrow(
    'OVERRIDE_SITES is “https://www.example.com”; a shell in production is no dev server.',
  );
});
