import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wishChoices } from '@site/shared/contract/callback-times';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import type { AnsweredLead } from '../../pages/posted-answers';
import type { FailedCall } from '../calls/failure-reports';
import { feedbackRoutes } from './feedback-routes';
import { refuseCrossSitePosts } from '../hardening/cross-site-posts';
import { leadRoutes } from './lead-routes';

type Call = { path: string; headers: Record<string, unknown>; body: string };

const origin = testSite.origin;
const agent = new Agent();
let host: Server;
let calls: Call[];
let answer: { status: number; body: string };
let given: AnsweredLead[];
let reported: FailedCall[];
let app: FastifyInstance;

async function openShell(consentRequired = true): Promise<FastifyInstance> {
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const hosts = { base: address, live: address, cms: address, user: address, admin: address };
  const shell = fastify();
  refuseCrossSitePosts(shell, origin);
  const form = async (lead: AnsweredLead) => {
    given.push(lead);
    return { html: '<h1>表单</h1>', styles: "'sha256-form'" };
  };
  const client = { agent, report: (failed: FailedCall) => void reported.push(failed) };
  leadRoutes(shell, { client, config: { hosts, site: { ...testSite, consentRequired } }, form });
  feedbackRoutes(shell, { live: address, client });
  await shell.ready();
  return shell;
}

beforeEach(async () => {
  [calls, given, reported] = [[], [], []];
  answer = { status: 200, body: '{"isok":true,"msg":"提交成功！","Msg":"提交成功！"}' };
  host = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      calls.push({ path: incoming.url ?? '', headers: incoming.headers, body });
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  app = await openShell();
});

afterEach(async () => {
  await app.close();
  await new Promise((done) => host.close(done));
});

afterAll(() => agent.close());

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const good = { name: '陈经理', phone: '13800000000', requirement: '年会', consent: '1' };

test('a good form becomes the documented call and is answered by its receipt, in no address and no cache', async () => {
  const sent = { ...good, ask: '要机位图' };
  const reply = await post('/-/lead/quick', sent, { referer: `${origin}/home/signUp?utm_source=x` });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers.location).toBeUndefined();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.path).toBe('/ajax/QuickRequirement');
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    name: '陈经理',
    phone: '13800000000',
    requirement: '年会',
    fromtype: 'pc-www',
    validatecode: '',
    IsSend: 0,
    SourceUrl: '',
    committype: 3,
    url: `${origin}/home/signUp?utm_source=x`,
  });
  expect(calls[0]?.headers).toMatchObject({
    'x-lead-form': 'quick',
    'x-lead-ask': encodeURIComponent('要机位图'),
    'x-consent': expect.stringMatching(/^1;/),
    'x-forwarded-for': '127.0.0.1',
  });
  expect(calls[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('a card sends the constants of its kind, whatever else was posted', async () => {
  await post('/-/lead/callback', { ...good, committype: '3', url: `${origin}/home/chain` });
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    name: '客户',
    phone: '13800000000',
    fromtype: '官网电话咨询',
    committype: 5,
    url: `${origin}/home/chain`,
  });
});

test.each(['', 'ok', '{"code":0}', '{"isok":true,"msg":"提交成功！"}'])(
  'the form of the oldest mobile page goes to its own call as a form, whose 2xx is a success: %j',
  async (body) => {
    answer = { status: 200, body };
    const reply = await post('/-/lead/mobile?legacy', good);

    expect(reply.statusCode).toBe(200);
    expect(given[0]).toMatchObject({ form: 'mobile', booked: {} });
    expect(calls[0]).toMatchObject({
      path: '/VZlive/Savequirement',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-lead-form': 'mobile' },
    });
    const sent = Object.fromEntries(new URLSearchParams(calls[0]?.body));
    expect(sent).toMatchObject({
      name: '陈经理',
      phone: '13800000000',
      fromtype: 'wap-www',
      committype: '3',
      IsSend: '0',
    });
  },
);

test('the form of the oldest mobile page comes back as that form, and other forms have no such call', async () => {
  answer = { status: 200, body: '{"isok":false,"msg":"太多了"}' };
  expect((await post('/-/lead/mobile?legacy', good)).statusCode).toBe(422);
  expect(given[0]).toMatchObject({ message: '太多了', kept: { legacy: true } });
  await post('/-/lead/quick?legacy', good);
  expect(calls.map(({ path }) => path)).toEqual(['/VZlive/Savequirement', '/ajax/QuickRequirement']);
});

test('of a button that says more than a button can, the beginning is passed on in whole characters', async () => {
  const reply = await post('/-/lead/quick', { ...good, ask: '😀'.repeat(40) });
  expect(reply.statusCode).toBe(200);
  expect(calls[0]?.headers['x-lead-ask']).toBe(encodeURIComponent('😀'.repeat(30)));
});

test.each([
  ['callback', { phone: '13800000000' }, '/ajax/QuickRequirement'],
  ['bottom-bar', { requirement: '年会', phone: '12012345678' }, '/ajax/QuickRequirement'],
  ['mobile', good, '/ajax/SaveRequirement'],
])('R13.51 %s goes to its call and to its receipt, whose code is that of the service', async (form, fields, path) => {
  answer.body = JSON.stringify({ isok: true, msg: '提交成功！', Msg: '提交成功！', code: '1f0a93c2'.repeat(4) });
  const reply = await post(`/-/lead/${form}`, fields as Record<string, string>);
  expect(reply.statusCode).toBe(200);
  expect(calls[0]?.path).toBe(path);
  expect(calls[0]?.headers).not.toHaveProperty('x-lead-code');
  expect(given).toEqual([{ form, booked: { code: '1f0a-93c2-1f0a-93c2-1f0a-93c2-1f0a-93c2', wish: '' } }]);
});

test('a booking whose code the service cannot tell is told without one', async () => {
  answer.body = '{"isok":true,"msg":"提交成功！","Msg":"提交成功！","again":true}';
  await post('/-/lead/quick', good);
  expect(given).toEqual([{ form: 'quick', booked: { code: '', wish: '' } }]);
});

test('the page says which numbers it counted with, and the campaign of the address is kept', async () => {
  const url = `${origin}/home/service?launches=12`;
  await post('/-/lead/quick', { ...good, url }, { referer: `${origin}/home/service?launches=-5&utm_source=x` });
  expect(JSON.parse(calls[0]?.body ?? '').url).toBe(`${url}&utm_source=x`);
});

test('a wished half-hour travels beside the body, and one that nobody can keep comes back with every other field', async () => {
  const [wish = ''] = wishChoices(new Date(), testSite.consult.days);
  await post('/-/lead/quick', { ...good, wish });
  const reply = await post('/-/lead/quick', { ...good, wish: '2020-01-01 10:00' });

  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers['x-lead-wish']).toBe(encodeURIComponent(wish));
  expect(calls[0]?.body).not.toContain('wish');
  expect(reply.statusCode).toBe(422);
  expect(given[1]).toMatchObject({
    message: '这个时间已经过了，请换一个',
    kept: {
      fields: { name: '陈经理', phone: '13800000000', requirement: '年会' },
      consented: true,
      wish: { value: '2020-01-01 10:00', choices: expect.arrayContaining([wish]) },
      faults: [{ field: 'wish' }],
    },
  });
});

test.each([
  ['quick', { ...good, name: ' ' }, '请输入联系姓名'],
  ['quick', { ...good, phone: '' }, '请输入手机号'],
  ['mobile', { ...good, phone: '12012345678' }, '请输入正确的手机号'],
  ['quick', { name: '陈', phone: '13800000000' }, '请先阅读并同意隐私政策'],
  ['callback', {}, '手机号必填'],
  ['callback', { phone: '1380000' }, '手机号码格式不正确'],
  ['bottom-bar', { phone: '12012345678' }, '请输入您的直播需求'],
  ['bottom-bar', { requirement: '年会' }, '请输入您的联系方式'],
  ['bottom-bar', { requirement: '年会', phone: '2201234567' }, '请输入正确的联系方式'],
])('R10.2 %s %j comes back with 422, its message and its fields', async (form, fields, message) => {
  const reply = await post(`/-/lead/${form}`, fields as Record<string, string>);
  expect(reply.statusCode).toBe(422);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(given[0]).toMatchObject({ form, message, kept: { faults: [{ message }] } });
  expect(calls).toHaveLength(0);
});

test('a text as long as the page lets it be is passed on, however many lines it has', async () => {
  const lines = Array.from({ length: 100 }, () => '123456789').join('\r\n');
  expect((await post('/-/lead/quick', { ...good, requirement: lines })).statusCode).toBe(200);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ requirement: lines.replaceAll('\r', '') });
});

test.each([
  '+86 138-0000-0000',
  ' 138 0000 0000',
  '008613800000000',
  '１３８００００００００',
  '\u202D13800000000\u202C',
])('R5.13 without script the number %j is passed on as eleven digits', async (phone) => {
  for (const form of ['quick', 'mobile', 'callback', 'bottom-bar'])
    expect((await post(`/-/lead/${form}`, { ...good, phone })).statusCode).toBe(200);
  expect(calls.map(({ body }) => JSON.parse(body).phone)).toEqual(Array(4).fill('13800000000'));
});

test('a number that was cut comes back as it was typed, beside the other fields', async () => {
  expect((await post('/-/lead/quick', { ...good, phone: '+86 138-000' })).statusCode).toBe(422);
  expect(given[0]).toMatchObject({
    message: '请输入正确的手机号',
    kept: { fields: { name: '陈经理', phone: '+86 138-000', requirement: '年会' }, consented: true },
  });
});

test('R10.3 with the consent switch off the tick is not required', async () => {
  const lenient = await openShell(false);
  const reply = await lenient.inject({
    method: 'POST',
    url: '/-/lead/quick',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=A&phone=13800000000',
  });
  expect(reply.statusCode).toBe(200);
  await lenient.close();
});

test('a refusal of the service is shown, distinct from its failure, and the fields are kept', async () => {
  answer.body = '{"isok":false,"msg":"提交过于频繁，请稍后再试"}';
  expect((await post('/-/lead/quick', good)).statusCode).toBe(422);
  answer = { status: 503, body: '{}' };
  const reply = await post('/-/lead/quick', good);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('30');
  expect(given).toMatchObject([
    { message: '提交过于频繁，请稍后再试' },
    {
      message: '提交失败，请稍后重试',
      kept: { consented: true, fields: { phone: '13800000000', requirement: '年会' } },
    },
  ]);
});

test.each([
  [502, 'down', { status: 502, data: undefined }],
  [429, '{"isok":false,"msg":"busy"}', { status: 429, data: { isok: false, msg: 'busy' } }],
  [200, 'no JSON', { message: expect.stringContaining('JSON') }],
])(
  'R7.6 a form without script that is answered %s and %s is told to the log as a failed request',
  async (status, body, outcome) => {
    answer = { status, body };
    await post('/-/lead/quick', good);
    await post('/-/help-feedback', { articleId: '10001', islike: '1' });

    const { name, phone } = good;
    expect(reported).toMatchObject([
      { url: '/ajax/QuickRequirement', payload: { name, phone, fromtype: 'pc-www' }, timeout: 10_000, ...outcome },
      { url: '/liveajax/HelpArticleFeedback', payload: { articleId: '10001', islike: '1' }, ...outcome },
    ]);
  },
);

test('what is booked, and what the form itself refuses, is no failed request', async () => {
  await post('/-/lead/quick', good);
  await post('/-/lead/quick', { ...good, phone: '' });
  expect(reported).toEqual([]);
});

test('R10.6 a filled honeypot flags the lead and does not drop it', async () => {
  await post('/-/lead/quick', { ...good, homepage: 'http://spam.test' });
  expect(calls[0]?.headers['x-honeypot']).toBe('1');
});

test('the page and the source of a lead are known values only', async () => {
  await post(
    '/-/lead/quick',
    { ...good, url: 'http://evil.test/', fromtype: 'evil' },
    { referer: 'http://evil.test/' },
  );
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ url: '', fromtype: 'pc-www' });
  await post('/-/lead/quick', { ...good, url: `${origin}/home/edu` }, { referer: `${origin}/-/lead/quick` });
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ url: `${origin}/home/edu` });
});

test.each([
  [{ origin: 'https://evil.test' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site', origin }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a post from another site is refused: %j', async (headers) => {
  const reply = await post('/-/lead/quick', good, headers as Record<string, string>);
  expect(reply.statusCode).toBe(403);
  expect(calls).toHaveLength(0);
});

test('a post from our own page passes', async () => {
  const reply = await post('/-/lead/quick', good, { origin, 'sec-fetch-site': 'same-origin' });
  expect(reply.statusCode).toBe(200);
});

test('an unknown form and a reload lead to the form of the site', async () => {
  expect((await post('/-/lead/none', good)).headers.location).toBe('/home/signUp');
  expect((await app.inject('/-/lead/quick')).headers.location).toBe('/home/signUp');
});

test('help feedback is passed on form-encoded and answered at the article', async () => {
  answer.body = '{"code":0,"msg":"","data":{"articleId":10001}}';
  const reply = await post('/-/help-feedback', {
    articleId: '10001',
    islike: '0',
    reason: '步骤与界面不一致',
    feedback: ' 第 3 步 ',
  });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/help/helpDocument/10001#feedback-sent');
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
    articleId: '10001',
    islike: '0',
    feedback: '步骤与界面不一致：第 3 步',
  });
  await post('/-/help-feedback', { articleId: '10001', islike: '0', reason: '其他', feedback: '字'.repeat(900) });
  expect(new URLSearchParams(calls[1]?.body).get('feedback')).toBe(`其他：${'字'.repeat(497)}`);
  answer = { status: 500, body: '' };
  expect((await post('/-/help-feedback', { articleId: '10001', islike: '1' })).headers.location).toBe(
    '/help/helpDocument/10001#feedback-failed',
  );
  expect((await post('/-/help-feedback', { articleId: '//evil.test' })).headers.location).toBe('/help/helpCenter');
});
