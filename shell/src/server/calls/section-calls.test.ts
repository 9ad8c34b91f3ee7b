import pino from 'pino';
import type { ReleaseSet } from '../../render/pages/release-set';
import type { WorkerCall } from '../../render/pages/worker-messages';
import type { DataCache } from './data-cache';
import { sectionCalls } from './section-calls';

const call = { name: 'topics', method: 'get', host: 'cms', path: '/v1/topics', freshFor: 60, data: { type: 'object' } };
const set = {
  id: 'x',
  shell: { version: '1.0.0' },
  remotes: { 'mf-help': { name: 'mf-help', version: '1.0.0', routes: [], calls: [call] } },
  absent: {},
} as unknown as ReleaseSet;

test('a process makes calls as its own section, whatever it says of itself', async () => {
  const noted: WorkerCall[] = [];
  const data = {
    answer: async () => ({ ok: true, status: 200, body: {} }),
    ready: () => undefined,
  } as unknown as DataCache;
  const { answer } = sectionCalls({ data, log: pino({ level: 'silent' }), noted: (one) => noted.push(one) })(set);
  const made: WorkerCall = {
    remote: 'mf-info',
    call: 'topics',
    method: 'get',
    url: 'host:cms/v1/topics',
    timeout: 800,
  };

  expect(await answer(made)).toMatchObject({ ok: true });
  expect(await answer({ ...made, call: 'articles' })).toMatchObject({ ok: false, code: 'ERR_UNDECLARED_CALL' });
  expect(noted.map(({ remote }) => remote)).toEqual(['mf-help', 'mf-help']);
});
