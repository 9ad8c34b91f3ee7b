import { type LeadFieldKey, type LeadFields, leadFacts } from './lead-facts';
import type { LeadField, LeadQuestion } from './lead-field';
import type { LeadForm } from './lead-forms';
import { plainPhone } from './plain-phone';

// Every field that a visitor fills in. Forms, calls, storage, export and webhook follow from this list and from
// `lead-facts.ts`; docs/how-to/add-a-lead-field.md. No schema library here: browser code imports this file.

const inRequirementForms = (question: LeadQuestion) => ({ quick: question, mobile: question });

/** In the order of forms and exports. */
export const leadFields: Record<LeadFieldKey, LeadField> = {
  name: {
    ...leadFacts.name,
    personal: true,
    input: { autoComplete: 'name' },
    forms: inRequirementForms({ label: '怎么称呼你', placeholder: '如：陈经理' }),
  },
  phone: {
    ...leadFacts.phone,
    personal: true,
    input: { inputMode: 'numeric', autoComplete: 'tel-national' },
    forms: {
      ...inRequirementForms({ label: '手机号', placeholder: '仅用于本次沟通' }),
      callback: { label: '留下手机号，24 小时内回电', placeholder: '手机号' },
      'bottom-bar': { label: '联系方式', placeholder: '手机号' },
    },
  },
  requirement: {
    ...leadFacts.requirement,
    forms: {
      ...inRequirementForms({
        ...{ label: '直播需求', placeholder: '如：新品发布会，约 300 人观看' },
        ...{ lines: 2, optional: true },
      }),
      'bottom-bar': { label: '直播需求', placeholder: '直播需求，如：年会直播 500 人', first: true },
    },
  },
};

export const leadFieldKeys = Object.keys(leadFields) as LeadFieldKey[];

/** A value for each field, in the order of the list. */
export function eachLeadField<Value>(make: (key: LeadFieldKey) => Value): Record<LeadFieldKey, Value> {
  return Object.fromEntries(leadFieldKeys.map((key) => [key, make(key)])) as Record<LeadFieldKey, Value>;
}

/** Trims values and gives phone numbers their one spelling, as every form does before validation. */
export function trimLead(fields: Partial<LeadFields>): LeadFields {
  return { ...eachLeadField((key) => (fields[key] ?? '').trim()), phone: plainPhone(fields.phone ?? '') };
}

/** Whether a value may have line breaks: a text area in some form. */
export function hasLines(key: LeadFieldKey): boolean {
  return Object.values(leadFields[key].forms).some(({ lines }) => lines);
}

export type AskedField = LeadQuestion & { key: LeadFieldKey };

/** The fields that a form shows, in its order. */
export function questionsOf(form: LeadForm): AskedField[] {
  const asked = leadFieldKeys.flatMap((key): AskedField[] => {
    const question = leadFields[key].forms[form];
    return question ? [{ key, ...question }] : [];
  });
  return [...asked.filter(({ first }) => first), ...asked.filter(({ first }) => !first)];
}

/** The values of the fields that a form shows. */
export function askedOf(form: LeadForm, fields: LeadFields): Partial<LeadFields> {
  return Object.fromEntries(questionsOf(form).map(({ key }) => [key, fields[key]]));
}
