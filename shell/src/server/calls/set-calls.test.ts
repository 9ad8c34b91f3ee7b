import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import pino from 'pino';
import type { ReleaseSet } from '../../remotes/release-set';
import type { WorkerCall } from '../../remotes/worker-messages';
import { DataCache } from './data-cache';
import { DeclaredCalls } from './declared-calls';
import { SetCalls } from './set-calls';

const jobList: ReleaseCall = {
  name: 'job-list',
  method: 'get',
  host: 'cms',
  path: '/open/v1/job/list',
  freshFor: 60,
  data: { type: 'object', required: ['list'], properties: { list: { type: 'array' } } },
};
const call: WorkerCall = {
  remote: 'mf-marketing',
  call: 'job-list',
  method: 'get',
  url: 'host:cms/open/v1/job/list?pageIndex=1',
  timeout: 1000,
};

function setUp(body: unknown, calls: ReleaseCall[] = [jobList]) {
  const counted: string[] = [];
  const requested: string[] = [];
  const observed: string[] = [];
  const remotes = { 'mf-marketing': { version: '1.2.0', calls }, 'mf-help': { version: '3.0.0', calls: [] } };
  const upstream = async ({ url }: { url: string }) => {
    requested.push(url);
    return { ok: true as const, status: 200, body };
  };
  const set = new SetCalls({ remotes } as unknown as ReleaseSet, {
    data: new DataCache({ upstream }),
    log: pino({ level: 'silent' }),
    count: (remote, version, name) => counted.push(`${remote}@${version} ${name}`),
    observe: ({ remote, call: name, outcome }) => observed.push(`${remote} ${name} ${outcome}`),
  });
  return { set, counted, requested, observed };
}

test('a declared call is answered', async () => {
  const { set, counted } = setUp({ code: 0, data: { list: [] } });
  expect(await set.answer(call)).toEqual({ ok: true, status: 200, body: { code: 0, data: { list: [] } } });
  expect(counted).toEqual([]);
});

test('every call of a page is measured, and names that nobody declares together', async () => {
  const { set, observed } = setUp({ code: 0, data: { list: [] } });
  await set.answer(call);
  await set.answer({ ...call, call: '13800138000' });
  await set.answer({ ...call, remote: '13800138000' });

  expect(observed).toEqual(['mf-marketing job-list ok', 'mf-marketing undeclared failed', 'unknown undeclared failed']);
});

test('an answer of another shape counts against the version of the section that declares it', async () => {
  const { set, counted } = setUp({ code: 0, data: { jobs: [] } });
  expect(await set.answer(call)).toMatchObject({ ok: false, code: 'ERR_BAD_ANSWER' });
  expect(counted).toEqual(['mf-marketing@1.2.0 job-list']);
});

test.each<[string, Partial<WorkerCall>]>([
  ['of another section', { remote: 'mf-help' }],
  ['of nobody', { remote: '' }],
  ['under another name', { call: 'plan-list' }],
  ['to another path', { url: 'host:cms/open/v1/job/list/../secret' }],
  ['to another host', { url: 'host:base/open/v1/job/list' }],
  ['by another method', { method: 'post' }],
])('a call %s leaves the shell on no account', async (_, change) => {
  const { set, requested } = setUp({ code: 0, data: { list: [] } });
  expect(await set.answer({ ...call, ...change })).toMatchObject({ ok: false, code: 'ERR_UNDECLARED_CALL' });
  expect(requested).toEqual([]);
});

test('the report of a failed request is passed on without being declared', async () => {
  const { set, requested } = setUp({ code: 0 });
  await set.answer({ ...call, call: 'log-collect', method: 'post', url: 'host:live/liveajax/LogCollect' });
  expect(requested).toEqual(['host:live/liveajax/LogCollect']);
});

test('a schema that cannot be used is found before a promotion, and at run time fails its own call only', async () => {
  const wrong = { ...jobList, data: { type: 'nonsense' } };
  const { set, counted } = setUp({ data: {} }, [wrong]);
  expect(new DeclaredCalls({ calls: [wrong] }).faults()).toEqual([
    expect.stringMatching(/^The answer of the call “job-list” has no usable schema: /),
  ]);
  expect(await set.answer(call)).toMatchObject({ ok: false, code: 'ERR_BAD_SCHEMA' });
  expect(counted).toEqual(['mf-marketing@1.2.0 job-list']);
});

test('a host that answers no JSON is no failure of the version that asked', async () => {
  const counted: string[] = [];
  const remotes = { 'mf-marketing': { version: '1.2.0', calls: [jobList] } };
  const set = new SetCalls({ remotes } as unknown as ReleaseSet, {
    data: new DataCache({ upstream: async () => ({ ok: false, code: 'ERR_NOT_JSON', message: 'HTML' }) }),
    log: pino({ level: 'silent' }),
    count: (remote) => counted.push(remote),
  });
  expect(await set.answer(call)).toMatchObject({ ok: false, code: 'ERR_NOT_JSON' });
  expect(counted).toEqual([]);
});

test('what is at hand is answered without a wait, measured too, and asks nobody', async () => {
  const { set, requested, observed } = setUp({ code: 0, data: { list: [] } });
  expect(set.ready(call)).toBeUndefined();
  await set.answer(call);
  expect(set.ready(call)).toEqual({ ok: true, status: 200, body: { code: 0, data: { list: [] } } });
  expect(set.ready({ ...call, call: 'other-list' })).toBeUndefined();
  expect(requested).toHaveLength(1);
  expect(observed).toEqual(['mf-marketing job-list ok', 'mf-marketing job-list ok']);
});
