import type { FastifySchemaValidationError } from 'fastify';

const typeNames: Record<string, string> = {
  integer: '整数',
  number: '数字',
  string: '文字',
  boolean: '是或否',
  object: '对象',
  array: '列表',
};

const messages: Record<string, (params: Record<string, unknown>) => string> = {
  required: ({ missingProperty }) => `缺少参数 ${missingProperty}`,
  type: ({ type }) =>
    `应为${[type]
      .flat()
      .map((name) => typeNames[String(name)] ?? name)
      .join('或')}`,
  minimum: ({ limit }) => `不能小于 ${limit}`,
  maximum: ({ limit }) => `不能大于 ${limit}`,
  minLength: ({ limit }) => `不能少于 ${limit} 个字符`,
  maxLength: ({ limit }) => `不能超过 ${limit} 个字符`,
  minProperties: () => '不能为空',
  enum: ({ allowedValues }) => `应为 ${[allowedValues].flat().join('、')} 之一`,
  const: ({ allowedValue }) => `应为 ${allowedValue}`,
  anyOf: () => '不在允许的取值之内',
};

/** The validation message of a request, in Chinese, without the value, which may be private. */
export function describeValidation(errors: readonly FastifySchemaValidationError[]): string {
  const first = errors[0];
  if (!first) return '参数错误';
  const name = first.instancePath.split('/').filter(Boolean).join('.');
  const choices = errors.filter(
    ({ keyword, instancePath }) => keyword === 'const' && instancePath === first.instancePath,
  );
  if (choices.length > 1) {
    const allowed = choices.map(({ params }) => String((params as Record<string, unknown>)['allowedValue']));
    return `参数 ${name} 应为 ${allowed.join('、')} 之一`;
  }
  const text = messages[first.keyword]?.(first.params as Record<string, unknown>) ?? '格式不正确';
  if (first.keyword === 'required' || !name) return text === '格式不正确' ? '参数错误' : text;
  return `参数 ${name} ${text}`;
}
