import { type FieldRules, faultsOf } from './field-rules';

const judge = (value: string, rules: FieldRules) => faultsOf([{ field: 'company', value, rules }]);

test('190 characters where 100 are allowed are a fault, with the message of the length', () => {
  expect(judge('长'.repeat(190), { longest: 100, tooLong: '公司不能超过 100 个字' })).toEqual([
    { field: 'company', message: '公司不能超过 100 个字' },
  ]);
  expect(judge('长'.repeat(100), { longest: 100, tooLong: '公司不能超过 100 个字' })).toEqual([]);
});

test('a value of the right format that is too long has the message of the format', () => {
  const format = { name: 'mobile', message: '请输入正确的手机号' } as const;

  expect(judge('13800138000', { longest: 10, format })).toEqual([{ field: 'company', message: format.message }]);
});

test('a length without any message is no rule that compiles', () => {
  // @ts-expect-error neither `tooLong` nor `format`
  const rules: FieldRules = { longest: 100 };
  expect(rules.longest).toBe(100);
});
