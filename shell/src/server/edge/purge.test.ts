import { Registry } from 'prom-client';
import { Alarms } from '../releases/alarms';
import { signForAliyun } from './purgers/aliyun-purge';
import type { Send } from './cache-purge';
import { openPurger } from './open-purger';
import { purgeCounter, PurgeQueue, secondPurgeAfter } from './purge-queue';
import { PurgeWatch, type PurgedState, tagsOfChange } from './purge-watch';
import { signForTencent } from './purgers/tencent-purge';

type Sent = { url: string; init: Parameters<Send>[1] };

function caught(answer: string, status = 200) {
  const sent: Sent[] = [];
  const send: Send = async (url, init) => {
    sent.push({ url, init });
    return new Response(answer, { status });
  };
  return { sent, send };
}

const origin = 'https://www.example.com';
const tags = ['content', 'mf-help'];

test('R11.40 Cloudflare is asked by tag, and an answer without success is a failure', async () => {
  const edge = { kind: 'cloudflare', account: 'zone1', secret: 'token1' } as const;
  const { sent, send } = caught('{"success":true,"errors":[]}');
  await (await openPurger(edge, origin, send))?.purge(tags);
  expect(sent).toEqual([
    {
      url: 'https://api.cloudflare.com/client/v4/zones/zone1/purge_cache',
      init: {
        method: 'POST',
        headers: { Authorization: 'Bearer token1', 'Content-Type': 'application/json' },
        body: '{"tags":["content","mf-help"]}',
      },
    },
  ]);
  const refusing = caught('{"success":false,"errors":[{"code":1134}]}');
  await expect((await openPurger(edge, origin, refusing.send))?.purge(tags)).rejects.toThrow(
    'Cloudflare refused: [{"code":1134}]',
  );
});

test('R11.40 Fastly is asked by surrogate key, at once and not softly', async () => {
  const edge = { kind: 'fastly', account: 'service1', secret: 'token1' } as const;
  const { sent, send } = caught('{"mf-help":"108-1391560174-974124"}');
  await (await openPurger(edge, origin, send))?.purge(tags);
  expect(sent[0]?.url).toBe('https://api.fastly.com/service/service1/purge');
  expect(sent[0]?.init).toEqual({
    method: 'POST',
    headers: { 'Fastly-Key': 'token1', 'Content-Type': 'application/json', Accept: 'application/json' },
    body: '{"surrogate_keys":["content","mf-help"]}',
  });
  const refusing = caught('{"msg":"Provided credentials are missing or invalid"}', 401);
  await expect((await openPurger(edge, origin, refusing.send))?.purge(tags)).rejects.toThrow(/^Fastly answered 401: /);
});

// The example of its documentation, with the signature given there.
test('R11.40 the signature of 阿里云 is that of its own example', () => {
  const { url, headers } = signForAliyun(
    { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      at: new Date('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
  );
  expect(url).toContain('/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
  expect(headers.Authorization).toMatch(/Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/);
});

test('R11.40 阿里云 is asked by tag of the domain', async () => {
  const edge = { kind: 'aliyun', account: 'id1', secret: 'secret1' } as const;
  const { sent, send } = caught('{"RequestId":"1","RefreshTaskId":"2"}');
  await (await openPurger(edge, origin, send))?.purge(tags);
  const { url = '', init } = sent[0] ?? {};
  expect(url).toBe('https://cdn.aliyuncs.com/?CacheTag=content%2Cmf-help&DomainName=www.example.com&Force=true');
  expect(init?.headers).toMatchObject({
    'x-acs-action': 'RefreshObjectCacheByCacheTag',
    'x-acs-version': '2018-05-10',
    Authorization: expect.stringMatching(/^ACS3-HMAC-SHA256 Credential=id1,SignedHeaders=host;x-acs-action;/),
  });
  expect(JSON.stringify(sent)).not.toContain('secret1');
});

// The example of its documentation, masked key and all, with the signature given there.
test('R11.40 the signature of 腾讯云 is that of its own example', () => {
  const { headers } = signForTencent(
    { id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******', secret: 'Gu5t9xGARNpq86cd98joQYCN3*******' },
    {
      service: 'cvm',
      action: 'DescribeInstances',
      version: '2017-03-12',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      at: new Date(1_551_113_065_000),
    },
  );
  expect(headers.Authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host;x-tc-action, ' +
      'Signature=be4f67d323c78ab9acb7395e43c0dbcf822a9cfac32fea2449a7bc7726b770a3',
  );
});

test('R11.40 腾讯云, which knows no tags, is asked for what changed of the whole site, and an error inside an answer is one', async () => {
  const edge = { kind: 'tencent', account: 'id1', secret: 'secret1' } as const;
  const { sent, send } = caught('{"Response":{"TaskId":"1533045796-i60rfmzm","RequestId":"4d5a83f8"}}');
  await (await openPurger(edge, origin, send))?.purge(tags);
  expect(sent[0]?.url).toBe('https://cdn.tencentcloudapi.com/');
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    headers: { 'X-TC-Action': 'PurgePathCache', 'X-TC-Version': '2018-06-06' },
    body: '{"Paths":["https://www.example.com/"],"FlushType":"flush"}',
  });
  const refusing = caught('{"Response":{"Error":{"Code":"LimitExceeded.CdnPurgePathExceedDayLimit","Message":"x"}}}');
  await expect((await openPurger(edge, origin, refusing.send))?.purge(tags)).rejects.toThrow(
    'Tencent Cloud CDN refused: LimitExceeded.CdnPurgePathExceedDayLimit',
  );
});

test('nginx and no cache at all have nothing to purge', async () => {
  for (const kind of ['none', 'nginx'] as const)
    expect(await openPurger({ kind, account: '', secret: '' }, origin, caught('').send)).toBeUndefined();
});

test('R11.41 a section that has another version, and content of another revision, are what must go', () => {
  const state = (help: string | undefined, content: number): PurgedState => ({
    versions: { ...(help && { 'mf-help': help }), 'mf-info': '1.0.0' },
    content,
  });
  expect(tagsOfChange(state('1.0.0', 3), state('1.0.0', 3))).toEqual([]);
  expect(tagsOfChange(state('1.0.0', 3), state('1.1.0', 3))).toEqual(['mf-help']);
  expect(tagsOfChange(state('1.0.0', 3), state(undefined, 4))).toEqual(['mf-help', 'content']);
  // The first word of the service after a start.
  expect(tagsOfChange(state('1.0.0', 0), state('1.0.0', 4))).toEqual([]);
});

describe('in time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function queueOf(purge: (tags: readonly string[]) => Promise<void>) {
    const alarms = new Alarms({ error: () => undefined });
    const registry = new Registry();
    const queue = new PurgeQueue({
      cache: { name: 'Fastly', purge },
      alarms,
      counter: purgeCounter(registry),
      random: () => 1,
    });
    return { alarms, registry, queue };
  }

  test('R11.41 a start purges nothing, a switch does, and a service that is away for a moment changes no words', async () => {
    const purged: string[][] = [];
    const now = { versions: { 'mf-help': '1.0.0' }, content: 3 };
    const watch = new PurgeWatch({ state: () => ({ ...now }), purge: (names) => purged.push([...names]) });
    watch.start();
    now.content = 0;
    await jest.advanceTimersByTimeAsync(1000);
    now.content = 3;
    await jest.advanceTimersByTimeAsync(1000);
    expect(purged).toEqual([]);
    now.versions = { 'mf-help': '1.1.0' };
    await jest.advanceTimersByTimeAsync(1000);
    watch.stop();
    expect(purged).toEqual([['mf-help']]);
  });

  test('R11.41 a purge that fails is tried again with what came meanwhile, with an alarm until it is done', async () => {
    const asked: string[] = [];
    let down = true;
    const { alarms, registry, queue } = queueOf(async (names) => {
      asked.push(names.join());
      if (down) throw new Error('Fastly answered 503: no');
    });
    queue.add(['mf-help']);
    await jest.advanceTimersByTimeAsync(0);
    expect(alarms.list()).toEqual([
      { kind: 'purge', text: 'Fastly keeps pages that may be rolled back, purging failed: Fastly answered 503: no' },
    ]);
    queue.add(['mf-info']);
    await jest.advanceTimersByTimeAsync(1000);
    down = false;
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual(['mf-help', 'mf-help,mf-info', 'mf-help,mf-info']);
    expect(alarms.list()).toEqual([]);
    expect(await registry.metrics()).toMatch(/result="done"\} 1\n.*result="failed"\} 2/s);
    queue.stop();
  });

  test('F61: a slip of ours while a purge begins is an alarm, and what waits is purged all the same', async () => {
    const asked: string[] = [];
    let slips = true;
    const { alarms, queue } = queueOf((names) => {
      asked.push(names.join());
      if (slips) throw new TypeError('names.map is not a function');
      return Promise.resolve();
    });
    queue.add(['mf-help']);
    await jest.advanceTimersByTimeAsync(0);
    expect(alarms.list()).toEqual([{ kind: 'purge', text: expect.stringContaining('names.map is not a function') }]);
    slips = false;
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['mf-help', 'mf-help']);
    expect(alarms.list()).toEqual([]);
    queue.stop();
  });

  test('while one request is under way the next waits, and all that waits goes together', async () => {
    const asked: string[] = [];
    const ends: (() => void)[] = [];
    const { queue } = queueOf((names) => {
      asked.push(names.join());
      return new Promise((done) => ends.push(done));
    });
    queue.add(['a']);
    queue.add(['b']);
    queue.add(['c']);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['a']);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['a', 'b,c']);
    queue.stop();
  });

  test('R11.41 pages that were on their way during a switch are purged too, once', async () => {
    const asked: string[] = [];
    const { queue } = queueOf(async (names) => void asked.push(names.join()));
    queue.add(['mf-help']);
    await jest.advanceTimersByTimeAsync(secondPurgeAfter * 10);
    expect(asked).toEqual(['mf-help', 'mf-help']);
    queue.stop();
  });
});
