import { pino } from 'pino';
import { readConfig } from '../../config/config';
import type { HealthSources } from '../health/health-routes';
import { createOperations } from '../health/operations-server';
import { notifyRoutes } from './notify-routes';

const looked: string[] = [];
const operations = createOperations(readConfig({}), {} as HealthSources, {
  log: pino({ level: 'silent' }),
  headers: [],
  routes: (app) =>
    notifyRoutes(app, {
      storeWatch: { notify: async () => void looked.push('store') },
      follower: { check: async () => void looked.push('chain') },
    }),
});

beforeEach(() => void looked.splice(0));
afterAll(() => operations.close());

const post = (headers: Record<string, string> = {}) =>
  operations.inject({ method: 'POST', url: '/-/notify', headers: { host: '127.0.0.1:8082', ...headers } });

test('who is told looks at the store and then follows the chain before it answers', async () => {
  expect((await post()).statusCode).toBe(204);
  expect(looked).toEqual(['store', 'chain']);
});

test('R11.28 attack: no page may have a shell look', async () => {
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(looked).toEqual([]);
});
