import type { TSchema } from '@sinclair/typebox';
import { Value, type ValueError, ValueErrorType as Fault } from '@sinclair/typebox/value';
import { Day } from './content-schemas';

type Choice = TSchema & { const?: unknown; properties?: { kind?: { const?: unknown } } };

const shown = (value: unknown) => `“${typeof value === 'object' ? JSON.stringify(value) : String(value)}”`;
const sizeOf = (value: unknown) => (typeof value === 'string' ? [...value].length : (value as unknown[]).length);
const choicesOf = ({ schema }: ValueError) => (schema['anyOf'] ?? []) as Choice[];

/** Of several shapes the one whose `kind` is written, and what is wrong with that. */
export function meantError(error: ValueError): ValueError {
  if (error.type !== Fault.Union) return error;
  const { kind } = (error.value ?? {}) as { kind?: unknown };
  const choice = choicesOf(error).find(({ properties }) => kind !== undefined && properties?.kind?.const === kind);
  const first = choice && Value.Errors(choice, error.value).First();
  return first ? meantError({ ...first, path: error.path + first.path }) : error;
}

/** A schema may say itself how a value that it refuses is mended: `mend` of its options. */
function ownWords({ schema, value }: ValueError): string | undefined {
  return typeof schema['mend'] === 'function' ? (schema['mend'] as (value: unknown) => string)(value) : undefined;
}

function choiceWords(error: ValueError): string {
  const names = choicesOf(error).map(({ const: value, properties }) => value ?? properties?.kind?.const);
  const known = names.filter((name) => name !== undefined).map(String);
  const what = choicesOf(error).some(({ properties }) => properties?.kind) ? 'kind ' : '';
  return known.length > 0 ? `${what}只能是：${known.join('、')}` : `不能写成${shown(error.value)}`;
}

function patternWords({ schema, value }: ValueError): string {
  if (schema['pattern'] === Day.pattern) return `日期要写成 2026-11-28 这样，现在是${shown(value)}`;
  if (schema['pattern'] === '^/') return `站内地址以 / 开头，现在是${shown(value)}`;
  return `${shown(value)}的写法不对，请照着已有的文章写`;
}

function unknownWords({ schema, path }: ValueError): string {
  // No key of ours is Chinese: a list in other brackets, or a text with a comma, was taken apart.
  if (/\p{Script=Han}[^/]*$/u.test(path))
    return '这里被读成了一项的名称：列表要用半角的“[ ]”，值里有逗号要用英文双引号括起来';
  return `没有这一项，请检查拼写；可以写的有：${Object.keys((schema['properties'] ?? {}) as object).join('、')}`;
}

const comma = (value: unknown) => (String(value).includes('，') ? '；几个值之间用半角逗号“, ”隔开' : '');

const sentences: Partial<Record<Fault, (error: ValueError) => string>> = {
  [Fault.ObjectRequiredProperty]: () => '缺少这一项，请补上',
  [Fault.ObjectAdditionalProperties]: unknownWords,
  [Fault.StringMinLength]: () => '还没有填',
  [Fault.StringMaxLength]: ({ schema, value }) => `最多 ${schema['maxLength']} 个字，现在有 ${sizeOf(value)} 个`,
  [Fault.StringPattern]: (error) => ownWords(error) ?? patternWords(error),
  [Fault.String]: ({ value }) => `要写文字，请用英文双引号括起来，现在读成了${shown(value)}`,
  [Fault.Integer]: ({ value }) => `要写整数，现在是${shown(value)}${comma(value)}`,
  [Fault.Number]: ({ value }) => `要写数字，现在是${shown(value)}${comma(value)}`,
  [Fault.IntegerMinimum]: ({ schema }) => `不能小于 ${schema['minimum']}`,
  [Fault.IntegerMaximum]: ({ schema }) => `不能大于 ${schema['maximum']}`,
  [Fault.NumberMinimum]: ({ schema }) => `不能小于 ${schema['minimum']}`,
  [Fault.NumberMaximum]: ({ schema }) => `不能大于 ${schema['maximum']}`,
  [Fault.Boolean]: ({ value }) => `只能写 true 或 false，现在是${shown(value)}`,
  [Fault.Array]: ({ value }) => `要写成列表，例如 [一, 二]，现在是${shown(value)}`,
  [Fault.ArrayMinItems]: ({ schema, value }) =>
    `至少写 ${schema['minItems']} 项，现在有 ${sizeOf(value)} 项${comma(value)}`,
  [Fault.ArrayMaxItems]: ({ schema, value }) => `最多写 ${schema['maxItems']} 项，现在有 ${sizeOf(value)} 项`,
  [Fault.ArrayUniqueItems]: () => '有两项一样，请删掉一项',
  [Fault.Object]: ({ value }) => `要写成“名称: 值”的几行，现在是${shown(value)}`,
  [Fault.Union]: (error) => ownWords(error) ?? choiceWords(error),
  [Fault.Literal]: ({ schema }) => `只能写 ${schema['const']}`,
};

const ofKeys: ReadonlySet<Fault> = new Set([Fault.ObjectRequiredProperty, Fault.ObjectAdditionalProperties]);

/** What an editor is told of an error of a schema, in Chinese, and how to mend it. */
export function schemaWords(error: ValueError): string {
  // A comment of JavaScript is a text to YAML.
  const commented = typeof error.value === 'string' && /^\/[/*]/.test(error.value);
  if (error.path === '' && (error.value === null || commented)) return '是空的，或每一行都被注释掉了：请从版本库恢复';
  if (!ofKeys.has(error.type) && error.value === null) return '还没有填；值以“#”开头时要用英文双引号括起来';
  return sentences[error.type]?.(error) ?? `写法不对（${error.message}）`;
}
