import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ExcessError, parseBounded } from '@site/shared/contract/bounded-json';
import { ReleaseError } from '../errors/release-error';

/** Parses and validates; `subject` begins the error message: "Revision 5", "release.json of mf-help 1.0.0". */
export function parseChecked<Schema extends TSchema>(
  bytes: Uint8Array,
  schema: Schema,
  subject: string,
): Static<Schema> {
  let value: unknown;
  try {
    value = parseBounded(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof ExcessError) throw new ReleaseError(`${subject} is refused: it ${error.message}.`);
    throw new ReleaseError(`${subject} is not whole JSON: it is cut off or damaged.`);
  }
  if (Value.Check(schema, value)) return value;
  const fault = Value.Errors(schema, value).First();
  const place = fault?.path || 'the whole';
  throw new ReleaseError(`${subject} does not have the right form: ${place}: ${fault?.message ?? 'unexpected value'}.`);
}
