import { wishChoices } from '@site/shared/contract/callback-times';
import { testSite } from '@site/shared/testing/test-site';
import { calls, answer, setAnswer, given, reported, openShell, post, good } from '../../testing/lead-shell';

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
  setAnswer({ status: 503, body: '{}' });
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
    setAnswer({ status, body });
    await post('/-/lead/quick', good);
    await post('/-/help-feedback', { articleId: '10001', islike: '1' });

    const { name, phone } = good;
    expect(reported).toMatchObject([
      { url: '/ajax/QuickRequirement', payload: { name, phone, fromtype: 'pc-www' }, timeout: 10_000, ...outcome },
      { url: '/liveajax/HelpArticleFeedback', payload: { articleId: '10001', islike: '1' }, ...outcome },
    ]);
  },
);
