// What a visitor fills in who asks for help with a broadcast. Forms, rules, call, storage and export follow from this
// list. No schema library here: browser code imports this file.

import { type FieldRules, faultsOf } from './field-rules';
import { plainPhone } from './plain-phone';

export type SupportField = {
  label: string;
  /** For whoever is on duty: heading in lists and exports. */
  heading: string;
  placeholder?: string;
  longest: number;
  /** A field without it is optional. */
  missing?: FieldRules['missing'];
  format?: FieldRules['format'];
  /** Rows of a text area; without it the field is an input. */
  lines?: number;
  input?: { inputMode?: 'numeric'; autoComplete?: string };
};

/** In the order of forms and exports. */
const list = {
  room: {
    ...{ label: '直播间号', heading: '直播间号', placeholder: '如：8021146', longest: 60 },
    // No format: whoever has an address or a stream key at hand helps us too.
    input: { autoComplete: 'off' },
  },
  happenedAt: {
    ...{ label: '大约几点', heading: '发生时间', placeholder: '如：今天 15:02', longest: 40 },
    input: { autoComplete: 'off' },
  },
  message: {
    ...{ label: '报错或现象', heading: '报错', placeholder: '提示、代码，或看到的现象', longest: 300 },
    ...{ missing: '请写下看到的提示或现象', input: { autoComplete: 'off' } },
  },
  seen: {
    ...{
      label: '截图说明',
      heading: '截图说明',
      placeholder: '用文字说说画面：哪个按钮、什么颜色、停在哪一步',
      longest: 1000,
    },
    lines: 2,
  },
  article: { label: '在看的页面', heading: '页面', longest: 120, input: { autoComplete: 'off' } },
  phone: {
    ...{ label: '手机号', heading: '电话', placeholder: '值班同事用它回你', longest: 11, missing: '请输入手机号' },
    format: { name: 'mobile', message: '请输入正确的手机号' },
    input: { inputMode: 'numeric', autoComplete: 'tel-national' },
  },
  /** What the visitor did already, one line a step; forms show it and do not ask for it. */
  tried: { label: '已经试过', heading: '已试过', longest: 1000, lines: 2 },
} satisfies Record<string, SupportField>;

export type SupportFieldKey = keyof typeof list;

/** Values of all fields; empty where nothing was said. */
export type SupportFields = Record<SupportFieldKey, string>;

export const supportFields: Record<SupportFieldKey, SupportField> = list;

export const supportFieldKeys = Object.keys(list) as SupportFieldKey[];

/** A value for each field, in the order of the list. */
export function eachSupportField<Value>(make: (key: SupportFieldKey) => Value): Record<SupportFieldKey, Value> {
  return Object.fromEntries(supportFieldKeys.map((key) => [key, make(key)])) as Record<SupportFieldKey, Value>;
}

/** Trims values and gives the phone number its one spelling. */
export function trimSupport(fields: Partial<SupportFields>): SupportFields {
  return { ...eachSupportField((key) => (fields[key] ?? '').trim()), phone: plainPhone(fields.phone ?? '') };
}

/** Why a request cannot be sent. */
export type SupportFault = { field: SupportFieldKey; message: string };

/** The rules of a field, as those of a lead's; where a value has a format its length needs no message. */
export function supportRules(key: SupportFieldKey): FieldRules {
  const { label, longest, missing, format } = supportFields[key];
  return { missing, format, longest, tooLong: format ? undefined : `${label}不能超过 ${longest} 个字` };
}

/** Every fault of trimmed fields; empty when they may be sent. */
export function supportFaults(fields: SupportFields): SupportFault[] {
  return faultsOf(supportFieldKeys.map((field) => ({ field, value: fields[field], rules: supportRules(field) })));
}
