import { readConfig } from '../../config';
import { contentPolicy, headerSet } from './security-headers';

const production = { SITE_ENV: 'prod', SITE_ORIGIN: 'https://www.example.com', ALLOWED_HOSTS: 'm.example.com' };
const configurations: [string, Record<string, string>][] = [
  ['as it is started here', {}],
  ['in production', production],
  ['in production without an asset host', { ...production, PUBLIC_ASSET_URL: '' }],
  ['with a consultation service', { ...production, CONSULT_URL: 'https://consult.example.com/w.js' }],
];

function directivesOf(env: Record<string, string>): Record<string, string[]> {
  const policy = contentPolicy(readConfig(env)).split('; ');
  return Object.fromEntries(policy.map((text) => text.split(' ')).map(([name = '', ...values]) => [name, values]));
}

/** A hash, or an address of one host; a scheme alone, a star, or a word that lets inline script in is neither. */
const hash = /^'sha256-[A-Za-z0-9+/]{43}='$/;
const place = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/\S*)?$/;

describe.each(configurations)('F37: the policy %s', (_, env) => {
  const directives = directivesOf(env);

  test('refuses what it does not name, plug-ins, other bases and frames around the site', () => {
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(directives[name]).toEqual(["'none'"]);
    expect(directives['form-action']).toEqual(["'self'"]);
    expect(directives['report-uri']).toEqual(['/-/policy-report']);
  });

  test('lets script in by hash or by one place, nothing inline or evaluated, no scheme and no star', () => {
    for (const source of directives['script-src'] ?? []) expect(source).toMatch(hash.test(source) ? hash : place);
    for (const source of directives['style-src'] ?? []) expect(source).toMatch(place);
    expect(Object.values(directives).flat().join(' ')).not.toMatch(/unsafe-|\*|nonce-|(?:^| )https?:(?: |$)/);
  });

  test('takes the own scripts and styles from /assets/ alone: calls and uploads are no scripts', () => {
    const config = readConfig(env);
    const own = config.allowedHosts.map((host) => `${new URL(config.site.origin).protocol}//${host}`);
    const sources = [...(directives['script-src'] ?? []), ...(directives['style-src'] ?? [])];
    for (const source of sources.filter((text) => own.some((origin) => text.startsWith(origin))))
      expect(new URL(source).pathname).toBe('/assets/');
  });
});

test('F37: in production every source is safe from those in between', () => {
  expect(contentPolicy(readConfig(production))).not.toContain('http:');
});

test('F37: the policy is one of the whole process: no request, visitor or time changes it', () => {
  const config = readConfig(production);

  expect(headerSet(config)).toEqual(headerSet(config));
  expect(contentPolicy(config)).toContain(
    'script-src https://assets.example.com/assets/ https://www.example.com/assets/',
  );
});

test('transport security is sent where the site is reached safely, for two years and all subdomains', () => {
  const transport = (env: Record<string, string>) =>
    headerSet(readConfig(env)).find(([name]) => name === 'Strict-Transport-Security')?.[1];

  expect(transport(production)).toBe('max-age=63072000; includeSubDomains; preload');
  expect(transport({})).toBeUndefined();
});
