import type { AnyCall } from '@site/shared/calls/call';
import type { TObject, TSchema } from '@sinclair/typebox';
import { everyCall } from '../testing/every-call';
import { type TestService, startTestService } from '../testing/test-service';

const largestInteger = 2_147_483_647;

let service: TestService;
let calls: AnyCall[];

beforeAll(async () => {
  service = await startTestService();
  calls = await everyCall(service.app);
});

afterAll(() => service.close());

function fieldsOf({ request }: AnyCall): [string, TSchema][] {
  return Object.entries((request as TObject).properties);
}

const noNumbers = [
  '0x10',
  '1e3',
  '1e999',
  '-1e999',
  ' 1',
  '1 ',
  '+1',
  '01',
  '-0',
  '1.0',
  '1.5',
  '１',
  '1_0',
  'Infinity',
];

test('every number of every call is a whole one with limits that a column of the database can hold', () => {
  const numbers = calls.flatMap((call) =>
    fieldsOf(call)
      .filter(([, { type }]) => type === 'integer' || type === 'number')
      .map(([name, schema]) => ({ call: call.name, name, schema })),
  );
  const loose = numbers.filter(
    ({ schema }) =>
      schema.type !== 'integer' || !(schema['minimum'] >= -largestInteger) || !(schema['maximum'] <= largestInteger),
  );

  expect(numbers.length).toBeGreaterThan(20);
  expect(loose.map(({ call, name }) => `${name} of ${call}`)).toEqual([]);
});

test.each(noNumbers)('“%s” is no number for any field of any call', async (text) => {
  for (const call of calls) {
    for (const [name, { type }] of fieldsOf(call)) {
      if (type !== 'integer') continue;
      const query = `${call.path}?${name}=${encodeURIComponent(text)}`;
      const inQuery = call.accepts.includes('query');
      const answer = inQuery
        ? await service.call({ method: call.method === 'get' ? 'GET' : 'POST', url: query })
        : await service.post(call.path, { [name]: text });

      expect(answer.status).toBe(400);
      expect((answer.body as { msg: string }).msg).toContain(`${name} 应为整数`);
    }
  }
});

test.each(['true', 'null', '[1]', '{"a":1}', '1.5', '1e999', '1e308', '""'])(
  'the JSON value %s is not made a number',
  async (json) => {
    const answer = await service.call({
      method: 'POST',
      url: '/liveajax/GetHelpArticle',
      payload: `{"id":${json}}`,
      headers: { 'content-type': 'application/json' },
    });

    expect(answer).toMatchObject({ status: 400, body: { msg: '参数 id 应为整数' } });
  },
);

test('a repeated number is refused', async () => {
  expect(await service.get('/VZApi/GetTopicDetail?id=20001&id=20001')).toMatchObject({ status: 400 });
});

test('whole numbers are taken as text and as JSON', async () => {
  expect((await service.get('/VZApi/GetTopicDetail?id=20001')).status).toBe(200);
  expect((await service.post('/liveajax/GetHelpArticle', { id: '10001' })).status).toBe(200);
  expect((await service.post('/liveajax/GetHelpArticle', { id: 10001 })).status).toBe(200);
});
