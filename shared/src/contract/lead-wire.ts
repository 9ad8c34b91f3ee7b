import { type LeadForm, leadHeaders } from './lead-forms';
import {
  callbackName,
  consentMessage,
  findLeadMistake,
  formsWithConsentTick,
  type LeadFields,
  type LeadMistake,
} from './lead-rules';
import type { LeadRequest } from './leads';

// How a lead travels (spec §3, §7; design.md §8): the same for pages, shell and service. No schema library here.

/** Source labels of spec §3; the Chinese ones are translations (content.md §6 no. 19). */
export const leadSources = {
  pc: 'pc-www',
  wap: 'wap-www',
  site: 'PC官网',
  phone: '官网电话咨询',
  education: '教育落地页底部预约',
} as const;

export type LeadSource = (typeof leadSources)[keyof typeof leadSources];

type LeadKind = { path: string; fromtype: LeadSource; committype: number; booked: string };

/** 3 is a requirement, 5 the phone-callback card (content.md §6 no. 16). */
const requirement = 3;
const callback = 5;

const quickPath = '/ajax/QuickRequirement';

/** What each form sends where, and what the visitor is told when it is booked. */
export const leadKinds: Record<LeadForm, LeadKind> = {
  quick: { path: quickPath, fromtype: leadSources.pc, committype: requirement, booked: '提交成功！' },
  mobile: {
    path: '/ajax/SaveRequirement',
    fromtype: leadSources.wap,
    committype: requirement,
    booked: '提交成功！',
  },
  callback: { path: quickPath, fromtype: leadSources.phone, committype: callback, booked: '预约成功' },
  'bottom-bar': { path: quickPath, fromtype: leadSources.site, committype: requirement, booked: '预约成功' },
};

/** The call of the oldest mobile page; it takes its parameters form-encoded (content.md §6 no. 22). */
export const legacyLeadPath = '/VZlive/Savequirement';

export type LeadOrigin = {
  fromtype: LeadSource;
  /** Address of the page with the form. */
  url: string;
  /** Where the visit came from, empty if nowhere. */
  sourceUrl: string;
};

/** The body of a lead call, with exactly the fields that spec §3 lists for the form. */
export function leadBody(form: LeadForm, fields: LeadFields, { fromtype, url, sourceUrl }: LeadOrigin): LeadRequest {
  const { committype } = leadKinds[form];
  const { phone } = fields;
  if (form === 'callback') return { name: callbackName, phone, fromtype, committype, url };
  if (form === 'bottom-bar')
    return { name: callbackName, phone, requirement: fields.requirement, fromtype, committype, url };
  return { ...fields, fromtype, validatecode: '', IsSend: 0, SourceUrl: sourceUrl, committype, url };
}

export type LeadEnvelope = {
  /** Without a key the service derives one from the words and a ten-minute window. */
  key?: string;
  /** When consent was given, ISO 8601; null where it was not. */
  consentAt: string | null;
  /** Milliseconds from showing the form to sending it. */
  fillTime?: number;
  honeypot: boolean;
};

/** What travels beside the body, as headers. */
export function leadEnvelopeHeaders(form: LeadForm, envelope: LeadEnvelope): Record<string, string> {
  const { key, consentAt, fillTime, honeypot } = envelope;
  return {
    [leadHeaders.form]: form,
    [leadHeaders.consent]: consentAt ? `1;${consentAt}` : '0',
    ...(key && { [leadHeaders.key]: key }),
    ...(fillTime !== undefined && { [leadHeaders.fillTime]: String(Math.round(fillTime)) }),
    ...(honeypot && { [leadHeaders.honeypot]: '1' }),
  };
}

/** What stands against sending a form: a broken rule, or consent that is missing. */
export type LeadFault = LeadMistake | { field: 'consent'; message: string };

export function asksConsent(form: LeadForm, consentRequired: boolean): boolean {
  return consentRequired && formsWithConsentTick.includes(form);
}

/** Judges trimmed fields, consent last, so that the specification's messages keep their order (design.md §8). */
export function findLeadFault(
  form: LeadForm,
  fields: LeadFields,
  { consentRequired, consented }: { consentRequired: boolean; consented: boolean },
): LeadFault | null {
  const mistake = findLeadMistake(form, fields);
  if (mistake) return mistake;
  return asksConsent(form, consentRequired) && !consented ? { field: 'consent', message: consentMessage } : null;
}

/** Shown where an answer brings no message of its own (content.md §6 no. 21). */
export const leadFailedMessage = '提交失败，请稍后重试';

export type LeadAnswer = { ok: boolean; message: string };

/** Understands every spelling of success and message that spec §7 leaves open. */
export function readLeadAnswer(body: unknown): LeadAnswer {
  const { isok, msg, Msg } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const message = [msg, Msg].find((text) => typeof text === 'string' && text !== '') as string | undefined;
  return { ok: isok === true || isok === 1 || isok === 'true', message: message ?? leadFailedMessage };
}

/** Where a form goes without script. */
export function leadAction(form: LeadForm): string {
  return `/-/lead/${form}`;
}

/** Names of the fields that a plain form sends beside those of spec §3. */
export const plainFields = { consent: 'consent', honeypot: 'homepage' } as const;

/** The page that a booked quick form leads to (spec §2). */
export const experienceAddress = '/home/experience';
