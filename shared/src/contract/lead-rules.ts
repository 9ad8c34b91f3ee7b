import type { FieldRules } from '../parts/contract/field-rules';
import { type LeadFieldKey, leadFacts } from './lead-facts';
import type { LeadForm } from './lead-forms';

// The rules of the lead forms (requirements R5), the same for pages, shell and service. No schema library here: the island of forms
// imports this file, and not the questions.

type Rules = Pick<FieldRules, 'missing' | 'format'>;

const inRequirementForms: Partial<Record<LeadFieldKey, Rules>> = {
  name: { missing: '请输入联系姓名' },
  phone: { missing: '请输入手机号', format: { name: 'mobile', message: '请输入正确的手机号' } },
};

/** Of the fields that each form asks for; one that has no `missing` is optional there. */
const rules: Record<LeadForm, Partial<Record<LeadFieldKey, Rules>>> = {
  quick: inRequirementForms,
  mobile: inRequirementForms,
  callback: { phone: { missing: '手机号必填', format: { name: 'mobile', message: '手机号码格式不正确' } } },
  'bottom-bar': {
    phone: { missing: '请输入您的联系方式', format: { name: 'anyMobile', message: '请输入正确的联系方式' } },
    requirement: { missing: '请输入您的直播需求' },
  },
};

/** Fields whose format limits the length, in every form that asks for them. */
type Formatted = 'phone';

/** The message of a value that is too long, of every form. The type asks for one of every other field: without it nobody judges the length. */
const tooLong: Record<Exclude<LeadFieldKey, Formatted>, string> & { [Key in Formatted]?: undefined } = {
  name: '联系姓名不能超过 50 个字',
  requirement: '需求描述不能超过 1000 个字',
};

/** The rules of a field in a form, those of its length alone where the form does not ask for it. */
export function leadRules(form: LeadForm, key: LeadFieldKey): FieldRules {
  return { ...rules[form][key], longest: leadFacts[key].longest, tooLong: tooLong[key] };
}

/** Forms with a consent checkbox; the others have a sentence under the button. */
export const formsWithConsentTick: readonly LeadForm[] = ['quick', 'mobile'];

export const consentMessage = '请先阅读并同意隐私政策';
