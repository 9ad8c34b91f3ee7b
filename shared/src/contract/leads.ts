import { type Static, Type } from '@sinclair/typebox';

/**
 * Body of `POST /ajax/QuickRequirement`, `POST /ajax/SaveRequirement` and `POST /VZlive/Savequirement` (spec §3, §7).
 * Which form sent it, its idempotency key and the consent travel as headers: `leadHeaders` in `lead-forms.ts`.
 */
export const LeadRequest = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 200 })),
  phone: Type.Optional(Type.String({ maxLength: 200 })),
  requirement: Type.Optional(Type.String({ maxLength: 5000 })),
  fromtype: Type.Optional(Type.String({ maxLength: 100 })),
  validatecode: Type.Optional(Type.String({ maxLength: 20 })),
  IsSend: Type.Optional(Type.Integer()),
  SourceUrl: Type.Optional(Type.String({ maxLength: 8192 })),
  /** 3 quick form, mobile form and bottom bar; 5 phone-callback card. */
  committype: Type.Optional(Type.Integer()),
  url: Type.Optional(Type.String({ maxLength: 8192 })),
});

/** Both spellings of the message are sent, as spec §7 names both. */
export const LeadResponse = Type.Object({ isok: Type.Boolean(), msg: Type.String(), Msg: Type.String() });

export type LeadRequest = Static<typeof LeadRequest>;
export type LeadResponse = Static<typeof LeadResponse>;
