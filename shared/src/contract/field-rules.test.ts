import { fieldFormats } from './field-formats';
import { type FieldRules, faultsOf } from './field-rules';

const judge = (value: string, rules: FieldRules) => faultsOf([{ field: 'company', value, rules }]);

test('190 characters where 100 are allowed are a fault, with the message of the length', () => {
  expect(judge('长'.repeat(190), { longest: 100, tooLong: '公司不能超过 100 个字' })).toEqual([
    { field: 'company', message: '公司不能超过 100 个字' },
  ]);
  expect(judge('长'.repeat(100), { longest: 100, tooLong: '公司不能超过 100 个字' })).toEqual([]);
});

test.each(Object.entries(fieldFormats))(
  'the format %s limits the length, so that it needs no message for it',
  (_, format) => {
    expect(format.test(`1${'3'.repeat(20)}`)).toBe(false);
  },
);
