import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { readConfig } from '../../config/config';
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

test.each(configurations)('F37: Trusted Types are enforced %s, with the one policy of ours', (_, env) => {
  const directives = directivesOf(env);

  expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
  expect(directives['trusted-types']).toEqual(['default']);
  expect(headerNames(env).filter((name) => name.endsWith('Policy-Report-Only') && name.startsWith('Content'))).toEqual(
    [],
  );
});

const headerNames = (env: Record<string, string>) => headerSet(readConfig(env)).map(([name]) => name);

test('F37: no script without a hash runs, unless one of somebody else is let in, of which nobody knows the hash', () => {
  const siteId = '0123456789abcdef0123456789abcdef';
  const foreign = [{ CONSULT_URL: 'https://consult.example.com/w.js' }, { TRACKING: 'baidu', BAIDU_SITE_ID: siteId }];

  for (const env of [{}, production]) expect(headerNames(env)).toContain('Integrity-Policy');
  for (const env of foreign) {
    expect(headerNames(env)).toContain('Integrity-Policy-Report-Only');
    expect(headerNames(env)).not.toContain('Integrity-Policy');
  }
});

test('policies that foreign scripts create are let in by name, and ours is not theirs to make', () => {
  expect(directivesOf({ FOREIGN_POLICIES: 'dompurify, consult#html' })['trusted-types']).toEqual([
    'default',
    'dompurify',
    'consult#html',
  ]);
  for (const FOREIGN_POLICIES of ['default', '*', "'allow-duplicates'", 'a;b'])
    expect(() => readConfig({ FOREIGN_POLICIES })).toThrow(`FOREIGN_POLICIES has “${FOREIGN_POLICIES}”;`);
});

test('reports go to the endpoint where browsers take one, which is on safe connections only', () => {
  const safe = Object.fromEntries(headerSet(readConfig(production)));

  expect(safe['Reporting-Endpoints']).toBe('policy="/-/policy-report"');
  expect(safe['Integrity-Policy']).toBe('blocked-destinations=(script), endpoints=(policy)');
  expect(directivesOf(production)['report-to']).toEqual(['policy']);
  expect(directivesOf({})['report-to']).toBeUndefined();
  expect(headerNames({})).not.toContain('Reporting-Endpoints');
});

/** What Google's CSP Evaluator says of a policy; a smaller severity is worse. */
function findingsOn(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

test.each(configurations.filter(([, env]) => 'SITE_ENV' in env))(
  'F37: CSP Evaluator finds nothing of medium severity or above in the policy %s',
  (_, env) => {
    const findings = findingsOn(contentPolicy(readConfig(env)));

    expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
    // Of each place that may hold scripts it asks to make sure that nobody else’s can lie there, and knows of none.
    for (const { description } of findings) expect(description).toMatch(/^No bypass found/);
  },
);

test('F37: it would find what may not be in there', () => {
  const policy = contentPolicy(readConfig(production));

  for (const [ours, theirs] of [
    ['script-src ', 'script-src https: '],
    ["; object-src 'none'; ", '; object-src *; '],
  ] as const)
    expect(findingsOn(policy.replace(ours, theirs)).map(({ severity }) => severity)).toContain(Severity.HIGH);
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
