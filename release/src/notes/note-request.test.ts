import { createHmac } from 'node:crypto';
import { type Note, refusalIn, requestOf } from './note-request';
import { readReceivers, type ReceiverKind } from './receivers';

const note: Note = { event: 'canary', sequence: 3, text: '发布：金丝雀开始' };
const now = new Date('2026-11-30T06:00:00.500Z');

const receiver = (kind: ReceiverKind, secret?: string) => ({
  kind,
  secret,
  label: 'receiver 1 of NOTES_TO',
  url: 'https://robot.example.com/send?access_token=t',
});

test('a robot of DingTalk with a secret is signed for in the address, as its guide says', () => {
  const { url, body } = requestOf(receiver('dingtalk', 'SECx'), note, now);
  const { searchParams } = new URL(url);
  const ms = String(now.getTime());

  expect([...searchParams.keys()]).toEqual(['access_token', 'timestamp', 'sign']);
  expect(searchParams.get('timestamp')).toBe(ms);
  expect(searchParams.get('sign')).toBe(createHmac('sha256', 'SECx').update(`${ms}\nSECx`).digest('base64'));
  expect(url).not.toContain('SECx');
  expect(JSON.parse(body)).toEqual({ msgtype: 'text', text: { content: note.text } });
});

test('one of Feishu is signed for in the body, over an empty text', () => {
  const { url, body } = requestOf(receiver('feishu', 'key'), note, now);
  const seconds = String(Math.floor(now.getTime() / 1000));

  expect(url).toBe('https://robot.example.com/send?access_token=t');
  expect(JSON.parse(body)).toEqual({
    timestamp: seconds,
    sign: createHmac('sha256', `${seconds}\nkey`).update('').digest('base64'),
    msg_type: 'text',
    content: { text: note.text },
  });
});

test('anybody else is signed for in a header, over time and body', () => {
  const { headers, body } = requestOf(receiver('json', 'key'), note, now);
  const [, seconds = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(headers['x-signature'] ?? '') ?? [];

  expect(signature).toBe(createHmac('sha256', 'key').update(`${seconds}.${body}`).digest('hex'));
  expect(JSON.parse(body)).toEqual({ ...note, at: now.toISOString() });
  expect(requestOf(receiver('json'), note, now).headers).toEqual({ 'content-type': 'application/json' });
});

test('a reason calls nobody: tags of robots are taken out', () => {
  const loud = { ...note, text: '<at user_id="all">所有人</at> @all' };
  for (const kind of ['wecom', 'dingtalk', 'feishu'] as const) {
    const { body } = requestOf(receiver(kind), loud, now);
    expect(body).not.toMatch(/<|>|@all/);
  }
});

test.each([
  ['wecom', 200, '{"errcode":0,"errmsg":"ok"}', null],
  ['dingtalk', 200, '{"errcode":310000,"errmsg":"keywords not in content"}', 'code 310000'],
  ['feishu', 200, '{"StatusCode":0}', null],
  ['feishu', 200, '{"code":19021,"msg":"sign match fail"}', 'code 19021'],
  ['feishu', 200, '', 'an answer without a code'],
  ['json', 204, '', null],
  ['json', 500, '{"errcode":0}', 'status 500'],
] as const)('%s: status %d with %j is taken or refused: %s', (kind, status, answer, refusal) => {
  expect(refusalIn(kind, status, answer)).toBe(refusal);
});

test('receivers are known by their host, and a wrong address is named by its place alone', () => {
  const NOTES_TO =
    'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k, https://oapi.dingtalk.com/robot/send?access_token=t,' +
    'https://open.feishu.cn/open-apis/bot/v2/hook/h,http://10.0.0.9/hook';
  const read = readReceivers({ NOTES_TO, NOTES_DINGTALK_SECRET: 'd', NOTES_FEISHU_SECRET: 'f', NOTES_SECRET: 's' });

  expect(read.map(({ kind, secret }) => [kind, secret])).toEqual([
    ['wecom', undefined],
    ['dingtalk', 'd'],
    ['feishu', 'f'],
    ['json', 's'],
  ]);
  expect(readReceivers({})).toEqual([]);
  expect(() => readReceivers({ NOTES_TO: 'https://a.example.com/x,ftp://secret.example.com/key' })).toThrow(
    /^Address 2 of NOTES_TO must look like https:\/\/hooks\.example\.com\/releases\.$/,
  );
});
