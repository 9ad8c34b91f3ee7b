import type { Field } from './open-platform-schema';

const typeWords: Readonly<Record<string, string>> = {
  string: '字符串',
  integer: '整数',
  number: '数字',
  boolean: '布尔',
  array: '列表',
  object: '对象',
};

const formatWords: Readonly<Record<string, string>> = { 'date-time': '时刻', date: '日期' };

/** What a field holds, as a table says it: `字符串列表`, `时刻`. */
export function typeOf({ type, format, items }: Field): string {
  const own = formatWords[format ?? ''] ?? typeWords[String(type)] ?? '';
  return type === 'array' && items ? `${typeOf(items)}${own}` : own;
}

/** A description with the values that it may have. */
export function meaningOf({ description = '', enum: values }: Field): string {
  return values ? `${description}：${values.map((value) => `\`${value}\``).join('、')}` : description;
}

export type FieldRow = { name: string; type: string; required: boolean; meaning: string };

/** Every field of a message, those within others after them: `list[].roomId`. */
export function fieldRows({ properties = {}, required = [] }: Field, within = ''): FieldRow[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = `${within}${key}`;
    const row = { name, type: typeOf(field), required: required.includes(key), meaning: meaningOf(field) };
    const inner = field.items ? fieldRows(field.items, `${name}[].`) : fieldRows(field, `${name}.`);
    return [row, ...inner];
  });
}

/** A message made of the examples of its fields; a field without one is left out of it. */
export function exampleOf(field: Field): unknown {
  if (field.example !== undefined) return field.example;
  if (field.items) return [exampleOf(field.items)].filter((item) => item !== undefined);
  if (!field.properties) return undefined;
  return Object.fromEntries(
    Object.entries(field.properties)
      .map(([key, one]) => [key, exampleOf(one)])
      .filter(([, value]) => value !== undefined),
  );
}
