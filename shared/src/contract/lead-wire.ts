import { constantsOf, type LeadFields, questionsOf } from './lead-fields';
import { type LeadForm, leadHeaders, requirementForms } from './lead-forms';
import { consentMessage, formsWithConsentTick, leadFaults, type LeadValidationError } from './lead-rules';
import type { LeadRequest } from './leads';

// The wire format of leads (docs/architecture.md#lead-wire), shared by pages, shell and service. No schema library here.

/** Source labels of the specification; the Chinese ones are translations. */
export const leadSources = {
  pc: 'pc-www',
  wap: 'wap-www',
  site: 'PC官网',
  phone: '官网电话咨询',
  education: '教育落地页底部预约',
} as const;

export type LeadSource = (typeof leadSources)[keyof typeof leadSources];

type LeadKind = { fromtype: LeadSource; committype: number; booked: string; promise: string };

/** 3 is a requirement, 5 the phone-callback card. */
const requirement = 3;
const callback = 5;

/** What a receipt promises below 提交成功！, which the specification leaves open. */
const called = '顾问会在 24 小时内打这个电话';

/** The constants of each form, its success message, and what it promises (R8.11, R8.12). */
export const leadKinds: Record<LeadForm, LeadKind> = {
  quick: { fromtype: leadSources.pc, committype: requirement, booked: '提交成功！', promise: called },
  mobile: { fromtype: leadSources.wap, committype: requirement, booked: '提交成功！', promise: called },
  callback: {
    fromtype: leadSources.phone,
    committype: callback,
    booked: '预约成功',
    promise: '专家顾问将在24小时内向你致电',
  },
  'bottom-bar': {
    fromtype: leadSources.site,
    committype: requirement,
    booked: '预约成功',
    promise: '直播经理将尽快与您取得联系',
  },
};

export type LeadOrigin = {
  fromtype: LeadSource;
  /** Address of the page with the form. */
  url: string;
  /** The referrer of the visit; may be empty. */
  sourceUrl: string;
};

/** Fields of the requirement forms only; no form has a code, and `IsSend` 0 means that nobody was notified yet. */
export function requirementFacts(sourceUrl: string) {
  return { validatecode: '', IsSend: 0, SourceUrl: sourceUrl };
}

/** The body of a lead call, with exactly the fields that the specification lists for the form. */
export function leadBody(form: LeadForm, fields: LeadFields, { fromtype, url, sourceUrl }: LeadOrigin): LeadRequest {
  const { committype } = leadKinds[form];
  const sent = constantsOf(form);
  for (const { key } of questionsOf(form)) sent[key] = fields[key];
  const more = requirementForms.includes(form) && requirementFacts(sourceUrl);
  return { ...sent, fromtype, ...more, committype, url };
}

export type LeadEnvelope = {
  /** Idempotency key; without one the service derives it from the content and a ten-minute window. */
  key?: string;
  /** When consent was given, ISO 8601; null where it was not. */
  consentAt: string | null;
  /** Milliseconds from showing the form to submitting it. */
  fillTime?: number;
  honeypot: boolean;
  /** What the visitor asked for, in the words of the button. */
  ask?: string | undefined;
};

/** The envelope of a lead call, as headers. */
export function leadEnvelopeHeaders(form: LeadForm, envelope: LeadEnvelope): Record<string, string> {
  const { key, consentAt, fillTime, honeypot, ask } = envelope;
  return {
    [leadHeaders.form]: form,
    [leadHeaders.consent]: consentAt ? `1;${consentAt}` : '0',
    ...(key && { [leadHeaders.key]: key }),
    ...(fillTime !== undefined && { [leadHeaders.fillTime]: String(Math.round(fillTime)) }),
    ...(honeypot && { [leadHeaders.honeypot]: '1' }),
    // A header has no characters beyond ASCII.
    ...(ask && { [leadHeaders.ask]: encodeURIComponent(ask) }),
  };
}

/** Why a form cannot be submitted: a violated rule, or missing consent. */
export type LeadFormError = LeadValidationError | { field: 'consent'; message: string };

export function asksConsent(form: LeadForm, consentRequired: boolean): boolean {
  return consentRequired && formsWithConsentTick.includes(form);
}

/** Every fault of trimmed fields, then missing consent, so that the specification's messages keep their order. */
export function leadFormFaults(
  form: LeadForm,
  fields: LeadFields,
  { consentRequired, consented }: { consentRequired: boolean; consented: boolean },
): LeadFormError[] {
  const missing = asksConsent(form, consentRequired) && !consented;
  return [...leadFaults(form, fields), ...(missing ? [{ field: 'consent', message: consentMessage } as const] : [])];
}

/** The message when a response has none. */
export const leadFailedMessage = '提交失败，请稍后重试';

export type LeadAnswer = { ok: boolean; message: string };

/** Accepts every spelling of success and message that the specification allows (R7.13). */
export function readLeadAnswer(body: unknown): LeadAnswer {
  const { isok, msg, Msg } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const message = [msg, Msg].find((text) => typeof text === 'string' && text !== '') as string | undefined;
  return { ok: isok === true || isok === 1 || isok === 'true', message: message ?? leadFailedMessage };
}

/** The form action without script. */
export function leadAction(form: LeadForm): string {
  return `/-/lead/${form}`;
}

/** The page after a successful quick form (R4.7). */
export const experienceAddress = '/home/experience';
