// The forms that make a lead. No schema library here: browser code imports this file.

/** `quick` and `mobile` are the requirement forms, `callback` the phone card, `bottom-bar` the reservation bar. */
export const leadForms = ['quick', 'mobile', 'callback', 'bottom-bar'] as const;

export type LeadForm = (typeof leadForms)[number];

export function isLeadForm(name: string): name is LeadForm {
  return leadForms.some((form) => form === name);
}

/** Forms whose calls have more fields than those of the two short forms: see `leadBody`. */
export const requirementForms: readonly LeadForm[] = ['quick', 'mobile'];

/** Names of the fields of a form that no call has. */
export const plainFields = { consent: 'consent', honeypot: 'homepage', ask: 'ask', wish: 'wish' } as const;

/** Of the words of `leadHeaders.ask`, in characters. */
export const longestAsk = 30;

/** The headers of a lead call (docs/architecture.md#lead-wire). */
export const leadHeaders = {
  /** One of `leadForms`. */
  form: 'x-lead-form',
  /** Idempotency key, generated when the form is shown; the same for every retry. 8 to 100 of `A-Za-z0-9_-`. */
  key: 'idempotency-key',
  /** `1` and the time of consent, `1;2026-11-20T09:30:00.000Z`, or `0`. */
  consent: 'x-consent',
  /** Milliseconds from showing the form to submitting it; optional. */
  fillTime: 'x-fill-time',
  /** The honeypot field's content; optional. */
  honeypot: 'x-honeypot',
  /** What the button of the form says, as 索取机位图, in percent-encoding; optional. */
  ask: 'x-lead-ask',
  /** The half-hour in which the visitor would like to be called, on the clock of China, `2026-11-30 10:00`; optional. */
  wish: 'x-lead-wish',
  /** The code by which the visitor changes, cancels or erases the callback: 128 random bits as hex; optional. */
  code: 'x-lead-code',
} as const;
