import type { AnyCall } from '@site/shared/calls/call';
import type { TObject, TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import { hostileParameter, hostileText, hostileValue, onTheWire } from './grammar';

const knownIds = [1, 2, 60, 99, 101, 10001, 20001, 30001, 40001, 41001, 50001, 60001];

type Field = [name: string, schema: TSchema];

export function fieldsOf({ request }: AnyCall): Field[] {
  return Object.entries((request as TObject).properties);
}

/** A value that the call takes, so that the others of the request are looked at at all. */
export function goodValue({ type, minimum = 0, maximum = 1, maxLength = 50, anyOf }: TSchema): fc.Arbitrary<string> {
  if (anyOf) return fc.constantFrom(...(anyOf as { const: string }[]).map((one) => one.const));
  if (type !== 'integer') return hostileText.map((text) => [...text].slice(0, Math.floor(maxLength / 2)).join(''));
  const within = knownIds.filter((id) => id >= minimum && id <= maximum);
  return fc.oneof(fc.constantFrom(minimum, maximum, ...within), fc.integer({ min: minimum, max: maximum })).map(String);
}

/** Parameters of a call, in an address or a form. */
export function queryOf(call: AnyCall): fc.Arbitrary<string> {
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
