import { origin, calls, answer, setAnswer, given, reported, app, post, good } from '../../testing/lead-shell';

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
    setAnswer({ status: 200, body });
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
  setAnswer({ status: 200, body: '{"isok":false,"msg":"太多了"}' });
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

test('what is booked, and what the form itself refuses, is no failed request', async () => {
  await post('/-/lead/quick', good);
  await post('/-/lead/quick', { ...good, phone: '' });
  expect(reported).toEqual([]);
});

test('an unknown form and a reload lead to the form of the site', async () => {
  expect((await post('/-/lead/none', good)).headers.location).toBe('/home/signUp');
  expect((await app.inject('/-/lead/quick')).headers.location).toBe('/home/signUp');
});
