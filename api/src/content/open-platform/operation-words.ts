import { exampleOf, type FieldRow, fieldRows, meaningOf, typeOf } from './message-fields';
import { markdownTable, jsonBlock } from './markdown-parts';
import type { Operation, PlacedOperation } from './open-platform-schema';

const places = { path: '路径', query: '查询', header: '请求头' } as const;

const named = (required: boolean) => (required ? '必填' : '选填');
const cellsOf = ({ name, type, required, meaning }: FieldRow) => [`\`${name}\``, type, named(required), meaning];

function parameterTable({ parameters }: Operation): string {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => [
    `\`${name}\``,
    `${places[place]}，${typeOf(schema)}`,
    named(required),
    meaningOf({ ...schema, description }),
  ]);
  return markdownTable(['参数', '位置与类型', '', '说明'], rows);
}

/** What is sent: its fields, and a message of their examples. */
function requestWords({ requestBody }: Operation): string[] {
  if (!requestBody) return [];
  const { schema } = requestBody.content['application/json'];
  return [
    markdownTable(['请求字段', '类型', '', '说明'], fieldRows(schema).map(cellsOf)),
    jsonBlock(exampleOf(schema)),
  ];
}

function answerWords({ responses }: Operation): string[] {
  const { description, content } = responses['200'];
  const { schema } = content['application/json'];
  const rows = fieldRows(schema).map(({ name, type, meaning }) => [`\`${name}\``, type, meaning]);
  return [`返回${description}：`, markdownTable(['返回字段', '类型', '说明'], rows), jsonBlock(exampleOf(schema))];
}

/** An operation as the reference prints it, under a heading of its own. */
export function operationWords(operation: PlacedOperation): string {
  const codes = operation['x-errors'].map((code) => `\`${code}\``).join('、');
  return [
    `### ${operation.summary}`,
    `\`${operation.method} ${operation.path}\``,
    `${operation.description}接口范围：${operation['x-scope']}。可能的错误：${codes}。`,
    ...(operation.parameters.length > 0 ? [parameterTable(operation)] : []),
    ...requestWords(operation),
    ...answerWords(operation),
  ].join('\n\n');
}

/** All operations of a group in one table. */
export function operationList(operations: readonly PlacedOperation[]): string {
  const rows = operations.map(({ summary, method, path, ...operation }) => [
    summary,
    `\`${method} ${path}\``,
    operation['x-scope'],
  ]);
  return markdownTable(['做什么', '请求', '接口范围'], rows);
}
