import { start, send, stored, lead, keyed } from '../testing/lead-service';

test.each([
  ['/ajax/QuickRequirement', {}, lead(), 'quick'],
  ['/ajax/SaveRequirement', {}, lead(), 'mobile'],
  ['/VZlive/Savequirement', {}, lead(), 'mobile'],
  ['/ajax/QuickRequirement', {}, { ...lead(), name: '客户', requirement: '', committype: 5 }, 'callback'],
  ['/ajax/QuickRequirement', {}, { ...lead(), name: '客户', committype: 3 }, 'bottom-bar'],
  ['/ajax/QuickRequirement', { 'x-lead-form': 'bottom-bar' }, { ...lead(), phone: '12012345678' }, 'bottom-bar'],
])('%s with %o is the form of its words', async (path, headers, body, form) => {
  const service = await start();
  await send(service, body, headers as Record<string, string>, path);

  expect(await stored(service, 'form')).toEqual([{ form }]);
});

test('R7.18 the parameters of Savequirement may be in the query, form-encoded or in JSON', async () => {
  const service = await start();
  const query = new URLSearchParams({ ...lead(1) });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await service.call({ method: 'POST', url: `/VZlive/Savequirement?${query}` });
  await service.call({
    method: 'POST',
    url: '/VZlive/Savequirement',
    payload: new URLSearchParams({ ...lead(2) }).toString(),
    headers: form,
  });
  await send(service, lead(3), {}, '/VZlive/Savequirement');

  expect(await stored(service)).toHaveLength(3);
});

test('the first violated rule gives the message, and consent is checked last', async () => {
  const service = await start();
  const noConsent = { 'x-consent': '0' };

  expect((await send(service, { name: ' ', phone: '' }, noConsent)).msg).toBe('请输入联系姓名');
  expect((await send(service, { ...lead(), phone: '123' }, noConsent)).msg).toBe('请输入正确的手机号');
  expect((await send(service, lead(), noConsent)).msg).toBe('请先阅读并同意隐私政策');
  expect((await send(service, { ...lead(), committype: 5, name: '客户' }, noConsent)).isok).toBe(true);
  expect(await stored(service)).toHaveLength(1);
});

test('R5.13 a number is stored as eleven digits and counted as one, however it was typed', async () => {
  const service = await start();
  const typed = ['138 0013 8000', '+86 138-0013-8000', '陈经理 ١٣٨٠٠١٣٨٠٠٠（微信同号）', '\u202D13800138000\u202C'];
  const answers = [];
  for (const phone of typed)
    answers.push(await send(service, { ...lead(), phone }, keyed(`typed-key-${answers.length}`)));

  expect(answers.map(({ isok }) => isok)).toEqual([true, true, true, false]);
  expect(await stored(service, 'phone')).toEqual(Array(3).fill({ phone: '13800138000' }));
});

test.each([
  ...['阿依古丽·买买提', '𠮷田', '👩‍💼陈', 'می‌خواهم', '𠮷'.repeat(50)],
  ...['👨‍👩‍👧‍👦'.repeat(10), '👨🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(50)],
])('the name %s is stored as it is spelled', async (name) => {
  const service = await start();

  expect(await send(service, { ...lead(), name })).toMatchObject({ isok: true });
  expect(await stored(service, 'name')).toEqual([{ name }]);
});

test('R10.4 a name is counted in the characters that are seen, and a heap of marks on one of them is not stored', async () => {
  const service = await start();
  const nameOf = async (name: string, key: string) => (await send(service, { ...lead(), name }, keyed(key))).msg;

  expect(await nameOf('e\u0301'.repeat(50), 'fifty-letters')).toBe('提交成功！');
  expect(await nameOf('👨‍👩‍👧‍👦'.repeat(51), 'one-too-many')).toBe('联系姓名不能超过 50 个字');
  expect(await nameOf(`陈e${'\u0301'.repeat(900)}`, 'heap-of-marks')).toBe('提交成功！');
  expect(await nameOf(`e${'\u0301'.repeat(10_000)}`, 'higher-heap')).not.toBe('提交成功！');
  const requirement = `e${'\u0301'.repeat(10_000)}年会`;
  await send(service, { ...lead(), name: '李', requirement }, keyed('marks-below'));
  expect(await stored(service, 'name, requirement')).toEqual([
    { name: 'é'.repeat(50), requirement: lead().requirement },
    { name: '陈', requirement: lead().requirement },
    { name: '李', requirement: '年会' },
  ]);
});

test('R12.149 an address of whatever length blocks no lead: it is cut', async () => {
  const service = await start();
  const url = `http://127.0.0.1:8080/home/signUp?bd_vid=${'x'.repeat(9000)}`;

  expect(await send(service, { ...lead(), url, SourceUrl: url })).toMatchObject({ isok: true });
  expect(await stored(service, 'url, source_url')).toEqual([
    { url: url.slice(0, 2048), source_url: url.slice(0, 2048) },
  ]);
});

test('a name of signs that nobody sees is none', async () => {
  const service = await start();

  expect((await send(service, { ...lead(), name: '\u200D\u2060\u200B' })).msg).toBe('请输入联系姓名');
});

test('when consent is optional the checkbox may be unticked', async () => {
  const service = await start({ settings: { consentRequired: false } });

  expect((await send(service, lead(), { 'x-consent': '0' })).isok).toBe(true);
});

test('honeypot, a fast submission and a page of another site flag a lead and drop none', async () => {
  const service = await start({ settings: { ownHosts: ['www.example.com'] } });
  const headers = { 'x-honeypot': 'http://spam', 'x-fill-time': '300' };

  expect((await send(service, { ...lead(), url: 'https://evil.example/' }, headers)).isok).toBe(true);
  expect(await stored(service, 'flags, url')).toEqual([{ flags: ['honeypot', 'too-fast', 'foreign-url'], url: '' }]);
});

test('F29: control characters and dangerous addresses are cleaned before they are stored', async () => {
  const service = await start();
  await send(service, {
    ...{ name: '王\r\n女士\u202E', phone: '\u202D13800138000\u202C', requirement: '一\r\n二\u0000' },
    ...{ url: 'javascript:alert(1)', SourceUrl: 'https://user:secret@example.com/' },
  });

  expect(await stored(service, 'name, phone, requirement, url, source_url')).toEqual([
    { name: '王  女士', phone: '13800138000', requirement: '一\n二', url: '', source_url: '' },
  ]);
});

test.each([
  ['一\u0000\r\n二\u202E', '一   二'],
  ['要'.repeat(40), '要'.repeat(30)],
  [`${'要'.repeat(29)}😀`, '要'.repeat(29)],
])('F29: what was asked for is one clean line of 30 characters: %j', async (sent, kept) => {
  const service = await start();
  await send(service, lead(), { 'x-lead-ask': encodeURIComponent(sent) });

  expect(await stored(service, 'ask')).toEqual([{ ask: kept }]);
});

test('F29: of 32 control characters in every field none reaches the database, and addresses end at 2,048 characters', async () => {
  const service = await start({ settings: { ownHosts: ['www.example.com'] } });
  const every = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
  const page = `https://www.example.com/?q=x${every}x`;
  await send(service, {
    ...{ name: `王${every}`, phone: '13800138000', requirement: every, fromtype: `pc${every}` },
    ...{ url: page + 'a'.repeat(5_000), SourceUrl: page },
  });
  const [row] = await stored<Record<string, string>>(service, 'name, requirement, fromtype, url, source_url');

  for (const [field, value] of Object.entries(row ?? {})) {
    expect([field, value]).toEqual([field, expect.not.stringMatching(/(?!\n)\p{Cc}/u)]);
  }
  expect(row?.url?.length).toBeLessThanOrEqual(2_048);
  expect(row?.url).toMatch(/^https:\/\/www\.example\.com\//);
});
