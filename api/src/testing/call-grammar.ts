import type { AnyCall } from '@site/shared/calls/call';
import { leadHeaders } from '@site/shared/contract/lead-forms';
import type { TObject, TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { extremeNumbers, hostileParameter, hostileText, hostileValue, onTheWire } from './grammar';

/** One request: what `app.inject` takes. */
export type HostileRequest = InjectOptions & { url: string };

const knownIds = [1, 2, 60, 99, 101, 10001, 20001, 30001, 40001, 41001, 50001, 60001];

type Field = [name: string, schema: TSchema];

export function fieldsOf({ request }: AnyCall): Field[] {
  return Object.entries((request as TObject).properties);
}

/** A value that the call takes, so that the others of the request are looked at at all. */
function goodValue({ type, minimum = 0, maximum = 1, maxLength = 50, anyOf }: TSchema): fc.Arbitrary<string> {
  if (anyOf) return fc.constantFrom(...(anyOf as { const: string }[]).map((one) => one.const));
  if (type !== 'integer') return hostileText.map((text) => [...text].slice(0, Math.floor(maxLength / 2)).join(''));
  const within = knownIds.filter((id) => id >= minimum && id <= maximum);
  return fc.oneof(fc.constantFrom(minimum, maximum, ...within), fc.integer({ min: minimum, max: maximum })).map(String);
}

function queryOf(call: AnyCall): fc.Arbitrary<string> {
  const parameters = fieldsOf(call).map(([name, schema]) => {
    const good = goodValue(schema).map((text) => `${name}=${onTheWire(text)}`);
    return fc.option(fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: hostileParameter(name) }), {
      nil: '',
      freq: 6,
    });
  });
  const stranger = fc.option(
    hostileValue.chain((name) => hostileParameter(name)),
    { nil: '', freq: 1 },
  );
  return fc.tuple(...parameters, stranger).map((parts) => parts.filter(Boolean).join('&'));
}

const jsonLiterals = [
  ...[
    'null',
    'true',
    'false',
    '[]',
    '{}',
    '[1]',
    '{"a":1}',
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

/** What a header can hold. */
const headerText = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) });

function leadHeaderValues(): fc.Arbitrary<Record<string, string>> {
  const consent = fc.oneof(
    headerText,
    fc.constantFrom('0', '1', '1;', '1;2026-11-22', '1;+275760-09-12', '1;-000001-01-01'),
  );
  const value = (name: string) =>
    name === leadHeaders.consent ? consent : fc.oneof(headerText, fc.constantFrom(...extremeNumbers.slice(0, 14)));
  const names = Object.values(leadHeaders);
  return fc.record(Object.fromEntries(names.map((name) => [name, value(name)])), { requiredKeys: [] }) as fc.Arbitrary<
    Record<string, string>
  >;
}

/** Another sender each time, so that no limit by address hides what comes behind it. */
const sender = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);

function postedBody(call: AnyCall): fc.Arbitrary<{ payload: string | Buffer; type: string }> {
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

/** Requests of a call: most of their fields are right, one or the other is not. */
export function requestsOf(call: AnyCall): fc.Arbitrary<HostileRequest> {
  if (call.method === 'get') {
    return fc
      .tuple(queryOf(call), sender)
      .map(([query, remoteAddress]) => ({ method: 'GET', url: `${call.path}?${query}`, remoteAddress }));
  }
  const query = call.accepts.includes('query') ? queryOf(call) : fc.constant('');
  return fc
    .tuple(query, postedBody(call), leadHeaderValues(), sender)
    .map(([search, { payload, type }, headers, remoteAddress]) => ({
      method: 'POST',
      url: search ? `${call.path}?${search}` : call.path,
      payload,
      headers: { ...headers, 'content-type': type },
      remoteAddress,
    }));
}
