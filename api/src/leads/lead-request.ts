import { callbackName } from '@site/shared/contract/lead-wire';
import { type LeadForm, leadForms, leadHeaders } from '@site/shared/contract/lead-forms';
import type { LeadRequest } from '@site/shared/contract/leads';
import { codeDigestOf } from './code-digest';

/** The headers of a lead request (docs/architecture.md#lead-wire), as far as they were sent. */
export type LeadEnvelope = {
  form: LeadForm | undefined;
  key: string | undefined;
  /** Undefined when the consent header is missing. */
  consented: boolean | undefined;
  consentAt: string | null;
  fillTimeMs: number | undefined;
  honeypot: boolean;
  /** In clear; undefined also where it is not percent-encoded. */
  ask: string | undefined;
  /** As it was sent, `2026-11-30 10:00`. */
  wish: string;
  /** Of the code, if one was sent. */
  codeDigest: string;
};

type Consent = Pick<LeadEnvelope, 'consented' | 'consentAt'>;
type Headers = Record<string, string | string[] | undefined>;

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const milliseconds = /^\d{1,15}$/;

export function readEnvelope(headers: Headers): LeadEnvelope {
  const header = (name: string) => [headers[name]].flat()[0]?.trim() || undefined;
  const [consent, time] = header(leadHeaders.consent)?.split(';') ?? [];
  const fillTime = header(leadHeaders.fillTime);
  return {
    form: leadForms.find((form) => form === header(leadHeaders.form)),
    key: header(leadHeaders.key),
    consented: consent === undefined ? undefined : consent === '1',
    consentAt: time && isRecent(Date.parse(time)) ? new Date(time).toISOString() : null,
    fillTimeMs: fillTime && milliseconds.test(fillTime) ? Number(fillTime) : undefined,
    honeypot: header(leadHeaders.honeypot) !== undefined,
    ask: decoded(header(leadHeaders.ask)),
    wish: decoded(header(leadHeaders.wish)) ?? '',
    codeDigest: codeDigestOf(header(leadHeaders.code)),
  };
}

/** Excludes years that a database cannot store. */
function isRecent(time: number): boolean {
  return time >= Date.UTC(2000, 0) && time < Date.UTC(2200, 0);
}

/** When consent was given, as the visitor's clock has it; where that clock is ahead, it was given now at the latest. */
export function consentTime({ consented, consentAt }: Consent, now: Date): string | null {
  if (!consented) return null;
  return consentAt && Date.parse(consentAt) < now.getTime() ? consentAt : now.toISOString();
}

const callbackCard = 5;

/** The form of a request without the form header, which the specification's own clients do not send. */
export function guessForm(path: string, { committype, name, requirement }: LeadRequest): LeadForm {
  if (!/QuickRequirement$/i.test(path)) return 'mobile';
  if (committype === callbackCard) return 'callback';
  return name?.trim() === callbackName && requirement?.trim() ? 'bottom-bar' : 'quick';
}
