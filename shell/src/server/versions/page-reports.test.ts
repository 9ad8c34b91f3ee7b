import { classOf } from '@site/shared/contract/field-counts';
import fastify, { type FastifyInstance } from 'fastify';
import type { LiveSet } from '../releases/live-sets';
import { policyReportRoutes, reportAddress } from '../hardening/policy-reports';
import { bucketCookie } from '../canary/bucket-cookie';
import { pageReportRoutes } from './page-reports';
import { VersionCounter } from './version-counter';
import { VersionWatch } from './version-watch';
import { countBreaches } from './watch-versions';

const live = {
  input: { set: { shell: { version: '9.0.0' }, remotes: { 'mf-help': { version: '2.0.0' } } } },
} as unknown as LiveSet;
const report = { kind: 'attempt', release: 'mf-help@2.0.0', build: '9.0.0' };

let app: FastifyInstance;
let watch: VersionWatch;

beforeEach(() => {
  app = fastify();
  watch = new VersionWatch(new VersionCounter(), { live });
  pageReportRoutes(app, watch);
  policyReportRoutes(app, () => undefined, countBreaches(watch));
  for (let index = 0; index < 3; index += 1) watch.answered('mf-help@2.0.0', () => '127.0.0.0/24');
});

afterEach(() => app.close());

const post = (payload: unknown, type = 'text/plain;charset=UTF-8', url = '/-/page-report') =>
  app.inject({ method: 'POST', url, payload: JSON.stringify(payload), headers: { 'content-type': type } });
const counted = () => watch.counter.read('mf-help', '2.0.0');

test.each([
  ['attempt', 'hydrations'],
  ['hydration', 'hydrationFailures'],
  ['script', 'scriptErrors'],
  ['chunk', 'chunkFailures'],
] as const)('a beacon of the kind %s is counted among the %s', async (kind, field) => {
  expect((await post({ ...report, kind })).statusCode).toBe(204);
  expect(counted()[field]).toBe(1);
});

test('R10.51 what is no report, holds more than one, or comes from a page of another build counts nothing', async () => {
  const wrong = [
    null,
    [],
    { ...report, kind: 'pages' },
    { ...report, page: '/help' },
    { ...report, release: 'mf-help' },
    { ...report, kind: ['attempt'] },
    ...[[[['mf-help@2.0.0']]], { toString: 1, valueOf: 1 }].map((release) => ({ ...report, release })),
  ];
  for (const one of wrong) expect((await post(one)).statusCode).toBe(400);
  expect((await post({ ...report, build: '8.0.0' })).statusCode).toBe(204);
  expect((await post({ ...report, build: 'x'.repeat(600) })).statusCode).toBe(413);
  expect((await post(report, 'text/html')).statusCode).toBe(415);
  expect(counted()).toMatchObject({ pages: 3, hydrations: 0 });
});

const view = { kind: 'view', release: 'mf-help@2.0.0', build: '9.0.0', lcp: 1200, form: true };

test('R13.85 how a view went is counted by version, device and browser, and of a network as little as anything else', async () => {
  for (let index = 0; index < 3; index += 1) expect((await post(view)).statusCode).toBe(204);
  await post({ ...view, build: '8.0.0' });

  const { field = {} } = counted();
  expect(Object.keys(field)).toEqual(['lcp desk other', 'form desk other']);
  expect(field['form desk other']).toEqual([1, 1]);
  expect(field['lcp desk other']?.[classOf(1200)]).toBe(1);
});

test('R13.85 a view with an address, a word, a negative or an endless number counts nothing', async () => {
  for (const more of [{ page: '/help' }, { lcp: -1 }, { lcp: 1e9 }, { lcp: 1.5 }, { inp: '80' }, { form: 1 }])
    expect((await post({ ...view, ...more })).statusCode).toBe(400);
  expect(counted().field).toBeUndefined();
});

test('R13.85 an error is counted by the family of the browser that tells it', async () => {
  const agent = 'Mozilla/5.0 (X11; rv:145.0) Gecko/20100101 Firefox/145.0';
  for (const kind of ['attempt', 'script'])
    await app.inject({
      ...{ method: 'POST', url: '/-/page-report', payload: JSON.stringify({ ...report, kind }) },
      headers: { 'content-type': 'text/plain', 'user-agent': agent },
    });
  expect(counted().field).toEqual({ 'error desk firefox': [1, 1] });
});

test('R13.83 while its section has a canary only who has a bucket tells of it', async () => {
  const other = fastify();
  const canaries = { running: [{ canary: { remote: 'mf-help', version: '2.0.0' } }] };
  const sides = new VersionWatch(new VersionCounter(), { live, canaries }, bucketCookie('http://a.example').read);
  pageReportRoutes(other, sides);
  sides.answered('mf-help@2.0.0', () => '127.0.0.0/24');
  const tell = (headers: object) =>
    other.inject({
      ...{ method: 'POST', url: '/-/page-report', payload: JSON.stringify(view) },
      headers: { 'content-type': 'text/plain', ...headers },
    });
  await tell({});
  expect(sides.counter.read('mf-help', '2.0.0').field).toBeUndefined();
  await tell({ cookie: 'bucket=7' });
  expect(sides.counter.read('mf-help', '2.0.0').field).toMatchObject({ 'form desk other': [1, 1] });
  await other.close();
});

test('a network sends 600 a minute, and is told no more than that it is too many', async () => {
  for (let index = 0; index < 600; index += 1) await post(report);

  expect((await post(report)).statusCode).toBe(429);
  expect(counted().hydrations).toBe(1);
});

test('a breach of policy counts against the version whose file is named, and against no other', async () => {
  const breach = (source: string) => ({
    'csp-report': { 'document-uri': 'http://a.example/', 'blocked-uri': 'inline', 'source-file': source },
  });
  const send = (source: string) => post(breach(source), 'application/csp-report', reportAddress);
  await send('http://a.example/assets/remotes/mf-help/2.0.0/client/help.js');
  await send('chrome-extension://abcdef/content.js');
  await send('http://a.example/assets/remotes/mf-help/1.0.0/client/help.js');

  expect(counted().policyReports).toBe(1);
});
