import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { createOperations } from '../health/operations-server';
import type { HealthSources } from '../health/health-routes';
import type { WarmAnswer } from './set-warmer';
import { warmRoutes } from './warm-routes';

const config = readConfig({ SITE_ORIGIN: 'https://www.example.com' });
const asked: object[] = [];
const answers: WarmAnswer[] = [];
const warmer = {
  ask: async (change: object) => {
    asked.push(change);
    return answers.shift() ?? { ready: true as const, set: 'abc', seconds: 0.4 };
  },
};
const operations = createOperations(config, {} as HealthSources, {
  log: pino({ level: 'silent' }),
  headers: [],
  routes: (app) => warmRoutes(app, warmer),
});

beforeEach(() => void asked.splice(0));
afterAll(() => operations.close());

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  operations.inject({ method: 'POST', url: '/-/warm', headers: { host: '127.0.0.1:8082', ...headers }, payload });

test('operators have versions loaded, and are told when they are or why not', async () => {
  const answer = await post({ versions: { 'mf-help': '1.2.0' } });

  expect(answer.json()).toEqual({ ready: true, set: 'abc', seconds: 0.4 });
  expect([answer.statusCode, answer.headers['cache-control'], asked]).toEqual([
    200,
    'no-store',
    [{ 'mf-help': '1.2.0' }],
  ]);
  answers.push({ ready: false, reason: 'it is broken' });
  expect((await post({ versions: { 'mf-help': '1.2.0' } })).statusCode).toBe(409);
});

test.each([
  ['a page of any site', {}, { origin: 'http://127.0.0.1:8082' }, 403],
  ['a browser that sends no origin', {}, { 'sec-fetch-site': 'none' }, 403],
  ['somebody who led a name of their own here', {}, { host: 'evil.example' }, 421],
  ['a form', 'versions=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('%s is refused', async (_, payload, headers, status) => {
  expect((await post(payload || { versions: { 'mf-help': '1.2.0' } }, headers)).statusCode).toBe(status);
  expect(asked).toEqual([]);
});

test.each([
  {},
  { versions: {} },
  { versions: { '../mf-help': '1.0.0' } },
  { versions: { 'mf-help': '../1.0.0' } },
  { versions: Object.fromEntries(Array.from({ length: 21 }, (_, number) => [`mf-${number}`, '1.0.0'])) },
])('%j is no wish', async (body) => {
  expect((await post(body)).statusCode).toBe(400);
  expect(asked).toEqual([]);
});
