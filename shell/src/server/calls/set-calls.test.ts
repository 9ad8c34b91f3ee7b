import { writingCalls } from '@site/shared/calls/writing-calls';
import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import pino from 'pino';
import type { ReleaseSet } from '../../render/pages/release-set';
import type { DataRequest, WorkerCall } from '../../render/pages/worker-messages';
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

function setUp(body: unknown, calls: ReleaseCall[] = [jobList], lines: string[] = []) {
  const counted: string[] = [];
  const requested: string[] = [];
  const sent: DataRequest[] = [];
  const observed: string[] = [];
  const remotes = { 'mf-marketing': { version: '1.2.0', calls }, 'mf-help': { version: '3.0.0', calls: [] } };
  const upstream = async (request: DataRequest) => {
    sent.push(request);
    requested.push(request.url);
    return { ok: true as const, status: 200, body };
  };
  const set = new SetCalls({ remotes } as unknown as ReleaseSet, {
    data: new DataCache({ upstream }),
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    count: (remote, version, name) => counted.push(`${remote}@${version} ${name}`),
    observe: ({ remote, call: name, outcome }) => observed.push(`${remote} ${name} ${outcome}`),
  });
  return { set, counted, requested, sent, observed };
}

test('a declared call is answered', async () => {
  const { set, counted } = setUp({ code: 0, data: { list: [] } });
  expect(await set.answer(call)).toEqual({ ok: true, status: 200, body: { code: 0, data: { list: [] } } });
  expect(counted).toEqual([]);
});

test('R11.22 every call of a page is measured, and names that nobody declares together', async () => {
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

const helpSearch: ReleaseCall = {
  ...{ name: 'help-search', method: 'post', host: 'live', path: '/liveajax/GetHelpArticle', sends: 'json' },
  ...{ fields: ['keywords', 'pageIndex'], freshFor: 60, data: { type: 'object' } },
};
const search: WorkerCall = {
  ...{ remote: 'mf-marketing', call: 'help-search', method: 'post', url: 'host:live/liveajax/GetHelpArticle' },
  ...{ contentType: 'application/json', body: '{"keywords":"直播"}', timeout: 1000 },
};

test('a call with the fields of its definition is made, with nothing else that a section says', async () => {
  const { set, sent } = setUp({ code: 0, data: {} }, [helpSearch]);
  const more = {
    headers: { cookie: 'a=b', host: 'elsewhere' },
    timeout: 1e12,
    contentType: 'application/json; x="\r\n"',
  };
  expect(await set.answer({ ...search, ...more })).toMatchObject({ ok: true });
  expect(sent).toEqual([
    {
      ...{ method: 'post', url: search.url, body: search.body, contentType: 'application/json' },
      timeout: 30_000,
    },
  ]);
});

test.each<[string, Partial<WorkerCall>]>([
  ['has a field in its body that the call does not have', { body: '{"keywords":"x","admin":1}' }],
  ['has a field in its address that the call does not have', { url: `${search.url}?debug=1` }],
  ['names a field twice', { url: `${search.url}?keywords=a` }],
  ['has no object in its body', { body: '["keywords"]' }],
  ['has a body that ends too early', { body: '{"keywords"' }],
  ['has a body of 5,000 nested lists', { body: `{"keywords":${'['.repeat(5000)}${']'.repeat(5000)}}` }],
  ['says that its body is a form', { contentType: 'application/x-www-form-urlencoded' }],
  ['says that its body is a page', { contentType: 'text/html' }],
  ['does not say what its body is', { contentType: '' }],
  ['has its fields in the address alone', { body: undefined as unknown as string, url: `${search.url}?keywords=a` }],
])('a call that %s leaves the shell on no account', async (_, change) => {
  const { set, sent } = setUp({ code: 0, data: {} }, [helpSearch]);
  expect(await set.answer({ ...search, ...change })).toMatchObject({ ok: false, code: 'ERR_UNDECLARED_CALL' });
  expect(set.ready({ ...search, ...change })).toBeUndefined();
  expect(sent).toEqual([]);
});

test('a body on a call that has none is refused, of releases too that say nothing of fields', async () => {
  const { set, sent } = setUp({ code: 0, data: { list: [] } });
  const withBody = { ...call, body: '{}', contentType: 'application/json' };
  expect(await set.answer(withBody)).toMatchObject({ code: 'ERR_UNDECLARED_CALL' });
  expect(sent).toEqual([]);
  expect(await set.answer(call)).toMatchObject({ ok: true });
});

test('what is longer than a request may be is refused, and no fault of the version: visitors can type it', async () => {
  const { set, sent, counted } = setUp({ code: 0, data: {} }, [helpSearch]);
  const long = '播'.repeat(30_000);
  for (const change of [
    { body: JSON.stringify({ keywords: long }) },
    { url: `${search.url}?keywords=${long.repeat(3)}` },
  ])
    expect(await set.answer({ ...search, ...change })).toMatchObject({ ok: false, code: 'ERR_TOO_LONG' });
  expect([sent, counted]).toEqual([[], []]);
});

test.each(writingCalls.map(({ name, method, host, path }) => ({ name, method, host, path })))(
  'attack: a section that declares $name as a call that reads does not reach it',
  async ({ name, method, path }) => {
    const spellings = [path, path.toUpperCase(), path.toLowerCase(), `${path}/`, path.replace(/\/(?=[^/]*$)/, '/./')];
    for (const spelling of spellings)
      for (const host of ['base', 'live', 'cms'] as const)
        for (const way of ['get', 'post'] as const) {
          const declared = { ...jobList, name: `read-${name}`, method: way, host, path: spelling };
          const { set, sent } = setUp({ code: 0, data: { list: [] } }, [declared]);
          const made = { ...call, call: declared.name, method: way, url: `host:${host}${spelling}` };
          const body = { body: '{"phone":"13800138000"}', contentType: 'application/json' };
          await set.answer({ ...made, ...(way === 'post' && body) });
          await set.answer({ ...made, call: 'log-collect', method, ...body });
          expect(sent).toEqual([]);
        }
  },
);

test.each([undefined, null, 1, {}, []])(
  'a call whose every part is %p is refused, and nothing is thrown',
  async (part) => {
    const { set, sent } = setUp({ code: 0, data: {} });
    const made = { remote: 'mf-marketing', call: part, method: part, url: part, body: part, timeout: part };
    for (const name of ['job-list', 'log-collect', part])
      expect(await set.answer({ ...made, call: name } as unknown as WorkerCall)).toMatchObject({ ok: false });
    expect(set.ready(made as unknown as WorkerCall)).toBeUndefined();
    expect(sent).toEqual([]);
  },
);

test('names that a section makes up are counted together, and their lines end', async () => {
  const lines: string[] = [];
  const { set, counted } = setUp({ code: 0, data: {} }, [], lines);
  for (let turn = 0; turn < 100; turn += 1)
    await set.answer({ ...call, call: `made-up-${turn}`, url: `host:cms/${'x'.repeat(10_000)}${turn}` });
  expect(new Set(counted)).toEqual(new Set(['mf-marketing@1.2.0 undeclared']));
  expect(lines).toHaveLength(20);
  expect(lines.join('').length).toBeLessThan(20_000);
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
