import type { LeadForm } from './lead-forms';

// The rules of spec §5, one place for pages, shell and service. No schema library here: browser code imports this file.

/** Fields as a form holds them; empty where a form lacks one. */
export type LeadFields = { name: string; phone: string; requirement: string };

/** The first rule that a form breaks, and its message. */
export type LeadMistake = { field: keyof LeadFields; message: string };

export const phoneLength = 11;
export const longestName = 50;
export const longestRequirement = 1000;

const strictPhone = /^1[3-9]\d{9}$/;
/** The reservation bar takes every number of 11 digits that begins with 1 (spec §5). */
const loosePhone = /^1\d{10}$/;

/** Name sent by forms that do not ask for one (content.md §6 no. 23). */
export const callbackName = '客户';

type Rule = { field: keyof LeadFields; breaks: (fields: LeadFields) => boolean; message: string };

const name: Rule = { field: 'name', breaks: (lead) => lead.name === '', message: '请输入联系姓名' };
const shortName: Rule = {
  field: 'name',
  breaks: (lead) => lead.name.length > longestName,
  message: `联系姓名不能超过 ${longestName} 个字`,
};
const shortRequirement: Rule = {
  field: 'requirement',
  breaks: (lead) => lead.requirement.length > longestRequirement,
  message: `需求描述不能超过 ${longestRequirement} 个字`,
};

function phoneRules(missing: string, malformed: string, pattern: RegExp): Rule[] {
  return [
    { field: 'phone', breaks: (lead) => lead.phone === '', message: missing },
    { field: 'phone', breaks: (lead) => !pattern.test(lead.phone), message: malformed },
  ];
}

const requirementForm = [
  name,
  ...phoneRules('请输入手机号', '请输入正确的手机号', strictPhone),
  shortName,
  shortRequirement,
];

/** In the order in which the messages come (content.md §6 no. 9); lengths are ours and come last. */
const rules: Record<LeadForm, readonly Rule[]> = {
  quick: requirementForm,
  mobile: requirementForm,
  callback: [...phoneRules('手机号必填', '手机号码格式不正确', strictPhone), shortName, shortRequirement],
  'bottom-bar': [
    { field: 'requirement', breaks: (lead) => lead.requirement === '', message: '请输入您的直播需求' },
    ...phoneRules('请输入您的联系方式', '请输入正确的联系方式', loosePhone),
    shortName,
    shortRequirement,
  ],
};

/** Trims the ends, as every form does before it judges; inner spaces stay and make a phone number wrong. */
export function trimLead(fields: Partial<LeadFields>): LeadFields {
  const { name = '', phone = '', requirement = '' } = fields;
  return { name: name.trim(), phone: phone.trim(), requirement: requirement.trim() };
}

/** Judges trimmed fields; null when the form may be sent. */
export function findLeadMistake(form: LeadForm, fields: LeadFields): LeadMistake | null {
  const broken = rules[form].find((rule) => rule.breaks(fields));
  return broken ? { field: broken.field, message: broken.message } : null;
}

/** Consent is asked by a tick in these forms; in the others a sentence under the button states it. */
export const formsWithConsentTick: readonly LeadForm[] = ['quick', 'mobile'];

export const consentMessage = '请先阅读并同意隐私政策';
