import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { defaultTimeout, http, installTransport } from './http';

type Seen = { url: string; method: string; timeout: number; data: unknown };

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

test('the body is returned directly, from the named host, within ten seconds unless the call says otherwise', async () => {
  const seen = install(() => ({ code: 0 }));
  expect(await http.get('cms', '/v1/list')).toEqual({ code: 0 });
  await http.get('live', '/x', { timeout: 5000 });
  expect(seen.map(({ url, timeout }) => [url, timeout])).toEqual([
    ['host:cms/v1/list', defaultTimeout],
    ['host:live/x', 5000],
  ]);
  expect(defaultTimeout).toBe(10_000);
});

test('F36: a failed call is told to the log once, masked, and its own failure is told to nobody', async () => {
  const seen = install((config) => {
    if (config.url === '/ajax/QuickRequirement') throw new AxiosError('nope', 'ERR', config);
    return failing(500);
  });
  await expect(
    http.post('base', '/ajax/QuickRequirement', { name: '王小明', phone: '13800008000', requirement: '年会' }),
  ).rejects.toThrow('nope');
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

test('at most three calls that opted in run at once, in order', async () => {
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
  const calls = Array.from({ length: 7 }, () => http.get('cms', '/x', { limited: true }));
  while (release.length > 0 || running > 0) {
    release.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(calls);
  expect(most).toBe(3);
});

test('a block that fails is null and the page goes on', async () => {
  install(() => failing(503));
  expect(await http.block('cms', '/v1/list')).toBeNull();
});
