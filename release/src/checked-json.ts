import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { isTooDeep, MOST_DEPTH } from './json-depth';
import { ReleaseError } from './release-error';

/** Parses and validates; `subject` begins the error message: "Revision 5", "release.json of mf-help 1.0.0". */
export function parseChecked<Schema extends TSchema>(
  bytes: Uint8Array,
  schema: Schema,
  subject: string,
): Static<Schema> {
  if (isTooDeep(bytes)) {
    throw new ReleaseError(`${subject} is refused: its lists and objects lie more than ${MOST_DEPTH} deep.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new ReleaseError(`${subject} is not whole JSON: it is cut off or damaged.`);
  }
  if (Value.Check(schema, value)) return value;
  const fault = Value.Errors(schema, value).First();
  const place = fault?.path || 'the whole';
  throw new ReleaseError(`${subject} does not have the right form: ${place}: ${fault?.message ?? 'unexpected value'}.`);
}
