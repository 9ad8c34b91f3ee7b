import type { LeadFields } from './lead-facts';
import { type LeadForm, leadHeaders, requirementForms } from './lead-forms';
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

/** The name that forms without a name field send. */
export const callbackName = '客户';

/** What a form sends for fields that it does not show. */
const leadConstants: Partial<Record<LeadForm, Partial<LeadFields>>> = {
  callback: { name: callbackName },
  'bottom-bar': { name: callbackName },
};

/**
 * The body of a lead call, with exactly the fields that the specification lists for the form. No form has a code, and `IsSend` 0 means
 * that nobody was notified yet.
 * @param asked the fields that the form shows
 */
export function leadBody(form: LeadForm, asked: Partial<LeadFields>, origin: LeadOrigin): LeadRequest {
  const { fromtype, url, sourceUrl } = origin;
  const { committype } = leadKinds[form];
  const more = requirementForms.includes(form) && { validatecode: '', IsSend: 0, SourceUrl: sourceUrl };
  return { ...leadConstants[form], ...asked, fromtype, ...more, committype, url };
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
  /** The half-hour wished for, `2026-11-30 10:00`. */
  wish?: string | undefined;
  code?: string;
};

/** The envelope of a lead call, as headers. */
export function leadEnvelopeHeaders(form: LeadForm, envelope: LeadEnvelope): Record<string, string> {
  const { key, consentAt, fillTime, honeypot, ask, wish, code } = envelope;
  return {
    [leadHeaders.form]: form,
    [leadHeaders.consent]: consentAt ? `1;${consentAt}` : '0',
    ...(key && { [leadHeaders.key]: key }),
    ...(fillTime !== undefined && { [leadHeaders.fillTime]: String(Math.round(fillTime)) }),
    ...(honeypot && { [leadHeaders.honeypot]: '1' }),
    // A header has no characters beyond ASCII.
    ...(ask && { [leadHeaders.ask]: encodeURIComponent(ask) }),
    ...(wish && { [leadHeaders.wish]: encodeURIComponent(wish) }),
    ...(code && { [leadHeaders.code]: code }),
  };
}

/** The message when a response has none. */
export const leadFailedMessage = '提交失败，请稍后重试';

export type LeadAnswer = { ok: boolean; message: string };

/** Accepts every spelling of success and message that the specification allows (R7.13). */
export function readLeadAnswer(body: unknown): LeadAnswer {
  const { isok, msg, Msg } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const message = [msg, Msg].find((text) => typeof text === 'string' && text !== '') as string | undefined;
  return {
    ok: isok === true || isok === 1 || isok === 'true',
    message: message ?? leadFailedMessage,
  };
}

/**
 * The form action without script.
 * @param legacy posts on to the call of the oldest mobile page
 */
export function leadAction(form: LeadForm, legacy = false): string {
  return `/-/lead/${form}${legacy ? '?legacy' : ''}`;
}

/** The page after a successful quick form (R4.7). */
export const experienceAddress = '/home/experience';
