import type { AnyCall } from '@site/shared/calls/call';
import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import { fieldsOf, goodValue, queryOf } from './call-fields';
import { extremeNumbers, hostileText } from './grammar';

const jsonLiterals = [
  ...[
    'null',
    'true',
    'false',
    '[]',
    '{}',
    '[1]',
    '{"a":1}',
    '{"toString":1,"valueOf":1}',
    '1e999',
    '-1e999',
    '1.5',
    '-0',
    '123456789012345678901234',
  ],
  ...['{"__proto__":{"x":1}}', '"\\ud800"', '"\\u0000"', `${'['.repeat(3_000)}${']'.repeat(3_000)}`],
];

function jsonValue(schema: TSchema): fc.Arbitrary<string> {
  const good = goodValue(schema).map((text) => (schema.type === 'integer' ? text : JSON.stringify(text)));
  return fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 2, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
    { weight: 1, arbitrary: fc.constantFrom(...jsonLiterals, ...extremeNumbers) },
  );
}

function jsonOf(call: AnyCall): fc.Arbitrary<string> {
  const members = fieldsOf(call).map(([name, schema]) =>
    fc.option(
      jsonValue(schema).map((value) => `${JSON.stringify(name)}:${value}`),
      { nil: '', freq: 6 },
    ),
  );
  const stranger = fc.constantFrom(
    '',
    '',
    '"__proto__":{"x":1}',
    '"constructor":{"prototype":{"x":1}}',
    '"":1',
    '"a":1,"a":2',
  );
  return fc.tuple(...members, stranger).map((parts) => `{${parts.filter(Boolean).join(',')}}`);
}

/** Bodies that are no JSON of ours: cut, of another kind, deep, or with bytes that are no UTF-8. */
function brokenBody(json: fc.Arbitrary<string>): fc.Arbitrary<string | Buffer> {
  return fc.oneof(
    fc.tuple(json, fc.nat(60)).map(([text, length]) => text.slice(0, length)),
    fc.constantFrom(
      '',
      'null',
      '[]',
      '""',
      '1',
      'true',
      '\uFEFF{}',
      '{"a":1}}',
      '{"id":1,}',
      `${'{"a":'.repeat(9_000)}1`,
    ),
    fc.constantFrom('eD', 'c0af', 'eda080', '00', 'ff').map((hex) => Buffer.from(`227b22${hex}`, 'hex')),
    json.map((text) => Buffer.from(text, 'utf16le')),
  );
}

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};
const otherTypes = [
  ...[
    'text/plain',
    'text/html',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
  ],
  ...['application/json/json', 'application/JSON', ';', '*/*', 'application/x-www-form-urlencoded; charset=gbk'],
];

/** Bodies of a call, and what their sender says that they are. */
export function postedBody(call: AnyCall): fc.Arbitrary<{ payload: string | Buffer; type: string }> {
  const json = jsonOf(call);
  const form = queryOf(call);
  return fc.oneof(
    { weight: 6, arbitrary: json.map((payload) => ({ payload, type: types.json })) },
    { weight: 4, arbitrary: form.map((payload) => ({ payload, type: types.form })) },
    { weight: 2, arbitrary: brokenBody(json).map((payload) => ({ payload, type: types.json })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.oneof(json, form), fc.constantFrom(...otherTypes))
        .map(([payload, type]) => ({ payload, type })),
    },
  );
}
