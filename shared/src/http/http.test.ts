import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { defineCall, defaultTimeout } from '../calls/call';
import { bookQuickLead } from '../calls/lead-quick.call';
import { sendHelpFeedback } from '../calls/help-feedback.call';
import { Type } from '@sinclair/typebox';
import { http, installTransport } from './http';

type Seen = { url: string; method: string; timeout: number; data: unknown };

const list = defineCall({
  name: 'list',
  summary: '',
  tag: '',
  method: 'get',
  host: 'cms',
  path: '/v1/list',
  request: Type.Object({ page: Type.Optional(Type.Integer()) }),
  answer: Type.Object({ code: Type.Integer() }),
});

function install(answer: (config: InternalAxiosRequestConfig) => unknown): Seen[] {
  const seen: Seen[] = [];
  const adapter: AxiosAdapter = async (config) => {
    seen.push({
      url: `${config.baseURL}${config.url}`,
      method: config.method ?? '',
      timeout: config.timeout ?? 0,
      data: config.data,
    });
    return { data: answer(config), status: 200, statusText: 'OK', headers: {}, config };
  };
  installTransport({ baseUrl: (host) => `host:${host}`, adapter });
  return seen;
}

function failing(status: number, payload: unknown = {}): never {
  throw new AxiosError('nope', 'ERR', undefined, undefined, {
    status,
    statusText: 'Bad',
    data: payload,
    headers: {},
    config: {},
  } as never);
}

test('R7.3 R7.5 the body is returned directly, from the named host, within ten seconds by default', async () => {
  const seen = install(() => ({ code: 0 }));
  expect(await http.send(list, {})).toEqual({ code: 0 });
  await http.send({ ...list, host: 'live', path: '/x', timeout: 5000 }, {});
  expect(seen.map(({ url, timeout }) => [url, timeout])).toEqual([
    ['host:cms/v1/list', defaultTimeout],
    ['host:live/x', 5000],
  ]);
  expect(defaultTimeout).toBe(10_000);
});

test('R7.6 R7.9 F36: a failed call is reported once, masked, and a failed report is not reported', async () => {
  const seen = install((config) => {
    if (config.url === '/ajax/QuickRequirement') throw new AxiosError('nope', 'ERR', config);
    return failing(500);
  });
  await expect(http.send(bookQuickLead, { name: '王小明', phone: '13800008000', requirement: '年会' })).rejects.toThrow(
    'nope',
  );
  await new Promise(setImmediate);
  const logs = seen.filter(({ url }) => url.endsWith('/liveajax/LogCollect'));
  expect(logs).toHaveLength(1);
  const { logInfo } = JSON.parse(String(logs[0]?.data)) as { logInfo: string };
  expect(JSON.parse(logInfo)).toMatchObject({
    message: 'nope',
    url: '/ajax/QuickRequirement',
    payload: { name: '***', phone: '138****8000', requirement: '年会' },
  });
  expect(logInfo).not.toContain('王小明');
});

test('R7.4 at most three calls that opted in run concurrently, in order', async () => {
  let running = 0;
  let most = 0;
  const release: (() => void)[] = [];
  installTransport({
    baseUrl: () => '',
    adapter: async (config) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((done) => release.push(done));
      running -= 1;
      return { data: {}, status: 200, statusText: '', headers: {}, config };
    },
  });
  let answered = 0;
  const count = () => (answered += 1);
  for (let call = 0; call < 7; call += 1) void http.send(list, {}, { limited: true }).then(count);
  while (answered < 7) {
    release.shift()?.();
    await new Promise(setImmediate);
  }
  expect(most).toBe(3);
});

test('a request is sent as its call declares: in the query, as JSON or as a form', async () => {
  const seen: unknown[] = [];
  installTransport({
    baseUrl: () => '',
    adapter: async (config) => {
      const type = String(config.headers.get('Content-Type') ?? '').split(';')[0];
      seen.push([config.method, config.call, config.params, config.data, type]);
      return { data: {}, status: 200, statusText: '', headers: {}, config };
    },
  });
  await http.send(list, { page: 2 });
  await http.send(bookQuickLead, { name: '王小明' });
  await http.send(sendHelpFeedback, { articleId: 7, islike: 1, feedback: '有用 & 清楚' });
  expect(seen).toEqual([
    ['get', 'list', { page: 2 }, undefined, ''],
    ['post', 'lead-quick', undefined, '{"name":"王小明"}', 'application/json'],
    [
      'post',
      'help-feedback',
      undefined,
      'articleId=7&islike=1&feedback=%E6%9C%89%E7%94%A8+%26+%E6%B8%85%E6%A5%9A',
      'application/x-www-form-urlencoded',
    ],
  ]);
});
