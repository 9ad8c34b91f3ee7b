import { type Static, type TOptional, type TString, Type } from '@sinclair/typebox';
import { supportFacts } from './support-facts';
import { eachSupportField } from './support-fields';

/** Requests with longer values of what must be filled in are rejected as a whole; below that the messages of the form apply. */
const longestText = 5000;

/**
 * Body of `POST /ajax/SupportRequest`: the fields of `support-fields.ts` and the address of the page. Idempotency key,
 * consent, fill time and honeypot travel as the headers of a lead: `leadHeaders` in `lead-forms.ts`.
 */
export const SupportRequest = Type.Object({
  ...eachSupportField(
    (key): TOptional<TString> =>
      Type.Optional(Type.String(supportFacts[key].missing ? { maxLength: longestText } : {})),
  ),
  url: Type.Optional(Type.String()),
});

export const SupportResponse = Type.Object({
  isok: Type.Boolean(),
  /** For the visitor: when it is answered, or why it was not booked. */
  msg: Type.String(),
  /** By which the visitor asks again; empty where nothing was booked. */
  caseNumber: Type.String(),
});

export type SupportRequest = Static<typeof SupportRequest>;
export type SupportResponse = Static<typeof SupportResponse>;
