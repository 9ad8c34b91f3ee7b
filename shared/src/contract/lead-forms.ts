// The forms that make a lead. No schema library here: browser code imports this file.

/** `quick` and `mobile` are the requirement forms, `callback` the phone card, `bottom-bar` the reservation bar. */
export const leadForms = ['quick', 'mobile', 'callback', 'bottom-bar'] as const;

export type LeadForm = (typeof leadForms)[number];

/** What travels beside the body of a lead call (design.md §8). */
export const leadHeaders = {
  /** One of `leadForms`. */
  form: 'x-lead-form',
  /** Made once when the form is shown; the same for every retry. 8 to 100 of `A-Za-z0-9_-`. */
  key: 'idempotency-key',
  /** `1` and the time of the tick, `1;2026-11-20T09:30:00.000Z`, or `0`. */
  consent: 'x-consent',
  /** Milliseconds from showing the form to sending it; optional. */
  fillTime: 'x-fill-time',
  /** The honeypot field's content; optional. */
  honeypot: 'x-honeypot',
} as const;
