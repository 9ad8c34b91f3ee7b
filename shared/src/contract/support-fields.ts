// What a visitor fills in who asks for help with a broadcast. Forms, call, storage and export follow from this list and
// from `support-facts.ts`. No schema library here: browser code imports this file.

import { type FieldFault, faultsOf } from '../parts/contract/field-rules';
import { plainPhone } from './plain-phone';
import { cutSupport, type SupportFact, supportFacts, type SupportFieldKey } from './support-facts';

export type SupportField = SupportFact & {
  label: string;
  placeholder?: string;
  /** Rows of a text area; without it the field is an input. */
  lines?: number;
  input?: { inputMode?: 'numeric'; autoComplete?: string };
};

export const supportFields: Record<SupportFieldKey, SupportField> = {
  room: {
    ...{ ...supportFacts.room, label: '直播间号', placeholder: '如：8021146' },
    // No format: whoever has an address or a stream key at hand helps us too.
    input: { autoComplete: 'off' },
  },
  happenedAt: {
    ...{ ...supportFacts.happenedAt, label: '大约几点', placeholder: '如：今天 15:02' },
    input: { autoComplete: 'off' },
  },
  message: {
    ...{ ...supportFacts.message, label: '报错或现象', placeholder: '提示、代码，或看到的现象' },
    input: { autoComplete: 'off' },
  },
  seen: {
    ...{ ...supportFacts.seen, label: '截图说明', lines: 2 },
    placeholder: '用文字说说画面：哪个按钮、什么颜色、停在哪一步',
  },
  article: { ...supportFacts.article, label: '在看的页面', input: { autoComplete: 'off' } },
  phone: {
    ...{ ...supportFacts.phone, label: '手机号', placeholder: '值班同事用它回你' },
    input: { inputMode: 'numeric', autoComplete: 'tel-national' },
  },
  /** What the visitor did already, one line a step; forms show it and do not ask for it. */
  tried: { ...supportFacts.tried, label: '已经试过', lines: 2 },
};

export const supportFieldKeys = Object.keys(supportFields) as SupportFieldKey[];

/** Values of all fields; empty where nothing was said. */
export type SupportFields = Record<SupportFieldKey, string>;

/** A value for each field, in the order of the list. */
export function eachSupportField<Value>(make: (key: SupportFieldKey) => Value): Record<SupportFieldKey, Value> {
  return Object.fromEntries(supportFieldKeys.map((key) => [key, make(key)])) as Record<SupportFieldKey, Value>;
}

/** Trims values, cuts what is optional and gives the phone number its one spelling. */
export function trimSupport(fields: Partial<SupportFields>): SupportFields {
  return {
    ...eachSupportField((key) => cutSupport(key, (fields[key] ?? '').trim())),
    phone: plainPhone(fields.phone ?? ''),
  };
}

/** Why a request cannot be sent. */
export type SupportFault = FieldFault<SupportFieldKey>;

/** Every fault of trimmed fields; empty when they may be sent. */
export function supportFaults(fields: SupportFields): SupportFault[] {
  return faultsOf(supportFieldKeys.map((field) => ({ field, value: fields[field], rules: supportFacts[field] })));
}
