import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdown } from '../markdown';
import type { OpenPlatform } from './open-platform-schema';
import { findUnwritten, openPlatformFile, readOpenPlatform } from './read-open-platform';
import { signatureOf } from './request-signature';

const text = readFileSync(join(__dirname, '../../../content', openPlatformFile), 'utf8');
const read = (changed = text) => readOpenPlatform([{ path: openPlatformFile, text: changed }]);
const platform = read().platform as OpenPlatform;
const block = (words: string) => `\`\`\`open-platform\n${words}\n\`\`\``;
const render = (words: string) => renderMarkdown(block(words), undefined, platform);

test('the signature of the worked example is the one that the Python program of the article prints', () => {
  const request = { method: 'GET', path: '/v1/rooms?page=1', timestamp: '1794960000', nonce: 'n8f2c61d', body: '' };
  const printed = '9e03f0568eee247b5cb73c94296296609d4fb18685516d91a53f361601e91c90';

  expect(signatureOf(request, 'demo-secret')).toBe(printed);
  expect(render('request-example').html).toContain(printed);
});

test('the example of an event signs the very line that it shows', () => {
  const { html } = render('event-example');
  const shown = [...html.matchAll(/<pre><code[^>]*>([^<]*)\n<\/code>/g)].map(([, code = '']) =>
    code.replaceAll('&quot;', '"'),
  );
  const [body = '', , signature] = shown;
  const timestamp = String(Date.parse(JSON.parse(body).sentAt) / 1000);

  expect(JSON.parse(body)).toMatchObject({ event: 'room.started', data: { roomId: '88001' } });
  expect(signature).toBe(signatureOf({ ...platform['x-signing'].event, timestamp, body }, 'demo-secret'));
});

test('an operation is printed with its fields, those within lists too, and with messages of their examples', () => {
  const { html, headings, plain } = render('operation addToAllowlist');

  expect(headings).toEqual([{ id: 'dao-ru-bai-ming-dan', level: 3, text: '导入白名单' }]);
  expect(html).toContain('<td><code>people[].phone</code></td>');
  expect(html).toContain('"phone": "13800138000"');
  expect(plain).toContain('手机号重复的覆盖姓名与分组');
});

test('a block that asks for what the document does not have names it and its line', () => {
  const { problems } = renderMarkdown(`先看\n\n${block('operation closeRoom')}`, undefined, platform);

  expect(problems).toEqual([{ line: 3, message: expect.stringContaining('没有“operation closeRoom”') }]);
});

test.each([
  [
    'an error code that is not listed',
    '"x-errors": [40402, 40904]',
    '"x-errors": [49999]',
    '错误码 49999 不在 x-errors 里',
  ],
  [
    'an operation of two names',
    '"operationId": "listOrders"',
    '"operationId": "listRecords"',
    '接口“listRecords”写了两次',
  ],
  ['a group without a name', '"tags": ["webhooks"]', '"tags": ["hooks"]', '分组“hooks”不在 tags 里'],
  ['an example of no event', '"name": "room.started"}', '"name": "room.opened"}', '事件“room.opened”不在 webhooks 里'],
  ['an unknown word', '"summary": "取直播间订单"', '"sumary": "取直播间订单"', 'summary'],
])('the import refuses %s', (_, from, to, says) => {
  expect(text).toContain(from);
  expect(
    read(text.replace(from, to))
      .issues.map(({ message }) => message)
      .join('\n'),
  ).toContain(says);
});

test('what no article prints is named', () => {
  const says = findUnwritten(platform, [{ part: 'operation', name: 'listRooms' }]).map(({ message }) => message);

  expect(says).toContain('“operation createRoom”没有写进任何文章，请在开发者参考里加一个 open-platform 块');
  expect(says.join()).not.toContain('“operation listRooms”');
  expect(says.join()).toContain('“event room.started”');
  expect(says.join()).toContain('“errors signing”');
});

test('every example of an event has a number of its own and is sent after what it tells', () => {
  const events = Object.values(platform.webhooks).map(({ post }) => post);
  const told = events.flatMap(({ requestBody, 'x-sent': { sentAt } }) =>
    Object.values(requestBody.content['application/json'].schema.properties ?? {})
      .filter(({ format }) => format === 'date-time')
      .map(({ example }) => Date.parse(sentAt) - Date.parse(String(example))),
  );

  expect(new Set(events.map((event) => event['x-sent'].eventId)).size).toBe(events.length);
  expect(told.length).toBeGreaterThan(1);
  expect(Math.min(...told)).toBeGreaterThan(0);
});
