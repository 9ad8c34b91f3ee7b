import { type Static, type TOptional, type TString, Type } from '@sinclair/typebox';
import { eachLeadField, hasLines } from './lead-fields';

/**
 * Requests with longer values are rejected as a whole; below that the validation messages of the forms apply. Here signs are
 * counted, of which a character that is seen may have a dozen.
 */
const longestLine = 1000;
const longestText = 20_000;

const visitorFields = eachLeadField(
  (key): TOptional<TString> => Type.Optional(Type.String({ maxLength: hasLines(key) ? longestText : longestLine })),
);

/** A code of the specification, far within the integer of a database. */
const Code = Type.Integer({ minimum: 0, maximum: 1000 });

/**
 * Body of `POST /ajax/QuickRequirement`, `POST /ajax/SaveRequirement` and `POST /VZlive/Savequirement`: the fields of
 * `lead-fields.ts` and where the lead comes from. Which form sent it, its idempotency key and the consent travel as
 * headers: `leadHeaders` in `lead-forms.ts`.
 */
export const LeadRequest = Type.Object({
  ...visitorFields,
  fromtype: Type.Optional(Type.String({ maxLength: 100 })),
  validatecode: Type.Optional(Type.String({ maxLength: 20 })),
  IsSend: Type.Optional(Code),
  /** Addresses are cut, and block no lead. */
  SourceUrl: Type.Optional(Type.String()),
  /** 3 quick form, mobile form and bottom bar; 5 phone-callback card. */
  committype: Type.Optional(Code),
  url: Type.Optional(Type.String()),
});

/** Both spellings of the message, as the specification has both (R7.13). */
export const LeadResponse = Type.Object({
  isok: Type.Boolean(),
  msg: Type.String(),
  Msg: Type.String(),
  /** It was booked before: a code that was sent now is not the one that counts. */
  again: Type.Optional(Type.Literal(true)),
  /** By which the visitor changes the callback, where the form brought neither a key nor a code of its own, or a code of another; told once. 32 hex digits. */
  code: Type.Optional(Type.String()),
});

export type LeadRequest = Static<typeof LeadRequest>;
export type LeadResponse = Static<typeof LeadResponse>;
