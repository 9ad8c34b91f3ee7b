import type { LeadField, LeadQuestion } from './lead-field';
import type { LeadForm } from './lead-forms';

// Every field that a visitor fills in. Forms, rules, calls, storage, export and webhook follow from this list; a new
// field is one entry here and one migration. No schema library here: browser code imports this file.

/** The name that forms without a name field send. */
export const callbackName = '客户';

const inRequirementForms = (question: LeadQuestion) => ({ quick: question, mobile: question });

/** In the order of forms and exports. */
const list = {
  name: {
    heading: '称呼',
    personal: true,
    longest: 50,
    tooLong: '联系姓名不能超过 50 个字',
    input: { autoComplete: 'name' },
    forms: {
      ...inRequirementForms({ label: '怎么称呼你', placeholder: '如：陈经理', missing: '请输入联系姓名' }),
      callback: { always: callbackName },
      'bottom-bar': { always: callbackName },
    },
  },
  phone: {
    heading: '电话',
    personal: true,
    longest: 11,
    input: { inputMode: 'numeric', autoComplete: 'tel-national' },
    forms: {
      ...inRequirementForms({
        label: '手机号',
        placeholder: '仅用于本次沟通',
        missing: '请输入手机号',
        format: { name: 'mobile', message: '请输入正确的手机号' },
      }),
      callback: {
        label: '留下手机号，24 小时内回电',
        placeholder: '手机号',
        missing: '手机号必填',
        format: { name: 'mobile', message: '手机号码格式不正确' },
      },
      'bottom-bar': {
        label: '联系方式',
        placeholder: '您的手机号',
        missing: '请输入您的联系方式',
        format: { name: 'anyMobile', message: '请输入正确的联系方式' },
      },
    },
  },
  requirement: {
    heading: '需求',
    longest: 1000,
    tooLong: '需求描述不能超过 1000 个字',
    forms: {
      ...inRequirementForms({ label: '直播需求', placeholder: '如：新品发布会，约 300 人观看', lines: 2 }),
      'bottom-bar': {
        label: '直播需求',
        placeholder: '您的直播需求，如：年会直播 500 人',
        missing: '请输入您的直播需求',
        first: true,
      },
    },
  },
} satisfies Record<string, LeadField>;

export type LeadFieldKey = keyof typeof list;

/** Values of all fields; empty if a form does not have one. */
export type LeadFields = Record<LeadFieldKey, string>;

export const leadFields: Record<LeadFieldKey, LeadField> = list;

export const leadFieldKeys = Object.keys(list) as LeadFieldKey[];

/** A value for each field, in the order of the list. */
export function eachLeadField<Value>(make: (key: LeadFieldKey) => Value): Record<LeadFieldKey, Value> {
  return Object.fromEntries(leadFieldKeys.map((key) => [key, make(key)])) as Record<LeadFieldKey, Value>;
}

/** Trims values, as every form does before validation; inner spaces stay and make a phone number invalid. */
export function trimLead(fields: Partial<LeadFields>): LeadFields {
  return eachLeadField((key) => (fields[key] ?? '').trim());
}

/** Whether a value may have line breaks: a text area in some form. */
export function hasLines(key: LeadFieldKey): boolean {
  return Object.values(leadFields[key].forms).some((use) => 'lines' in use);
}

export type AskedField = LeadQuestion & { key: LeadFieldKey };

/** The fields that a form shows, in its order. */
export function questionsOf(form: LeadForm): AskedField[] {
  const asked = leadFieldKeys.flatMap((key): AskedField[] => {
    const question = leadFields[key].forms[form];
    return question && 'label' in question ? [{ key, ...question }] : [];
  });
  return [...asked.filter(({ first }) => first), ...asked.filter(({ first }) => !first)];
}

/** The constants of the fields that a form does not show. */
export function constantsOf(form: LeadForm): Partial<LeadFields> {
  const constants: Partial<LeadFields> = {};
  for (const key of leadFieldKeys) {
    const use = leadFields[key].forms[form];
    if (use && 'always' in use) constants[key] = use.always;
  }
  return constants;
}
