import { type LeadForm, leadForms, leadHeaders } from '@site/shared/contract/lead-forms';
import { callbackName } from '@site/shared/contract/lead-rules';
import type { LeadRequest } from '@site/shared/contract/leads';

/** What travels beside the body (design.md §8), as far as the sender gave it. */
export type LeadEnvelope = {
  form: LeadForm | undefined;
  key: string | undefined;
  /** Undefined when the sender says nothing of consent. */
  consented: boolean | undefined;
  consentAt: string | null;
  fillTimeMs: number | undefined;
  honeypot: boolean;
};

type Headers = Record<string, string | string[] | undefined>;

export function readEnvelope(headers: Headers): LeadEnvelope {
  const header = (name: string) => [headers[name]].flat()[0]?.trim() || undefined;
  const [consent, time] = header(leadHeaders.consent)?.split(';') ?? [];
  const fillTime = Number(header(leadHeaders.fillTime));
  return {
    form: leadForms.find((form) => form === header(leadHeaders.form)),
    key: header(leadHeaders.key),
    consented: consent === undefined ? undefined : consent === '1',
    consentAt: time && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : null,
    fillTimeMs: header(leadHeaders.fillTime) && Number.isFinite(fillTime) ? fillTime : undefined,
    honeypot: header(leadHeaders.honeypot) !== undefined,
  };
}

const callbackCard = 5;

/** Which form a body without the form header comes from: the specification's own clients send none. */
export function guessForm(path: string, { committype, name, requirement }: LeadRequest): LeadForm {
  if (!/QuickRequirement$/i.test(path)) return 'mobile';
  if (committype === callbackCard) return 'callback';
  return name?.trim() === callbackName && requirement?.trim() ? 'bottom-bar' : 'quick';
}
