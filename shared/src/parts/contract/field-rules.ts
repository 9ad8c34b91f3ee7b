// The rules of one field of a form: the same functions judge in the service, on the server and in the page. No schema
// library here: browser code imports this file.

import { charactersOf } from '../../contract/characters';
import { type FieldFormat, fieldFormats } from './field-formats';

/** Rules of a trimmed value; an empty one is judged by `missing` alone. */
export type FieldRules = {
  /** Validation message of an empty field; a field without it is optional. */
  missing?: string | undefined;
  /** What a valid value looks like, and the validation message. */
  format?: { name: FieldFormat; message: string } | undefined;
  /** Maximum length in characters and its validation message; without the message `format` limits the length. */
  longest?: number | undefined;
  tooLong?: string | undefined;
};

export type FieldFault<Name extends string = string> = { field: Name; message: string };

export type JudgedField<Name extends string = string> = { field: Name; value: string; rules: FieldRules };

type Judge = (value: string, rules: FieldRules) => string | false | undefined;

const brokenQuestion: Judge = (value, { missing, format }) =>
  value === '' ? missing : format && !fieldFormats[format.name].test(value) && format.message;

/** The specification has no maximum lengths: these messages are our own, and come after its own. */
const brokenLength: Judge = (value, { longest = Number.POSITIVE_INFINITY, tooLong }) =>
  charactersOf(value).length > longest && tooLong;

/** Every field that breaks a rule, once; the first is the one that the specification says. */
export function faultsOf<Name extends string>(judged: readonly JudgedField<Name>[]): FieldFault<Name>[] {
  const found = new Map<Name, string>();
  for (const judge of [brokenQuestion, brokenLength])
    for (const { field, value, rules } of judged) {
      const message = judge(value, rules);
      if (message && !found.has(field)) found.set(field, message);
    }
  return [...found].map(([field, message]) => ({ field, message }));
}
