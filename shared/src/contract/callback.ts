import { type Static, Type } from '@sinclair/typebox';

/** What a visitor wants of his callback; `see` changes nothing. */
export const callbackActs = ['see', 'change', 'cancel', 'erase'] as const;

export type CallbackAct = (typeof callbackActs)[number];

/** Body of `POST /ajax/Callback`. The code travels as a header, as it does with a lead: no report of a failed call has it. */
export const CallbackRequest = Type.Object({
  act: Type.Union(callbackActs.map((act) => Type.Literal(act))),
  /** The half-hour wished for from now on, `2026-11-30 10:00`; empty for none. */
  wish: Type.Optional(Type.String({ maxLength: 40 })),
});

export const CallbackResponse = Type.Object({
  isok: Type.Boolean(),
  /** For the visitor: what was done, or why it was not. */
  msg: Type.String(),
  /** `unknown` of a code that nothing was booked with, and of one whose callback was erased. */
  state: Type.Union([Type.Literal('unknown'), Type.Literal('booked'), Type.Literal('cancelled')]),
  /** Masked, `138****8000`; empty where the number is sealed. */
  phone: Type.String(),
  /** `2026-11-30 10:00`, or empty. */
  wish: Type.String(),
  /** When it was booked, as a wish is written. */
  booked: Type.String(),
  /** The network has sent too many codes that find nothing. */
  limited: Type.Optional(Type.Literal(true)),
});

export type CallbackRequest = Static<typeof CallbackRequest>;
export type CallbackResponse = Static<typeof CallbackResponse>;
