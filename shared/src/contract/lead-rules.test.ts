import { leadFacts } from './lead-facts';
import { leadFieldKeys, trimLead } from './lead-fields';
import { leadFaults } from './lead-faults';
import { leadForms } from './lead-forms';

const good = trimLead({ name: '王女士', phone: '13800138000', requirement: '年会直播' });

test.each([
  ['quick', '请输入联系姓名', { ...good, name: '', phone: '' }],
  ['quick', '请输入手机号', { ...good, phone: '' }],
  ['quick', '请输入正确的手机号', { ...good, phone: '12012345678' }],
  ['mobile', '请输入正确的手机号', { ...good, phone: '1380013800' }],
  ['callback', '手机号必填', { ...good, phone: '' }],
  ['callback', '手机号码格式不正确', { ...good, phone: '12012345678' }],
  ['bottom-bar', '请输入您的直播需求', { ...good, requirement: '', phone: '' }],
  ['bottom-bar', '请输入您的联系方式', { ...good, phone: '' }],
  ['bottom-bar', '请输入正确的联系方式', { ...good, phone: '138001380001' }],
  ['quick', '联系姓名不能超过 50 个字', { ...good, name: '长'.repeat(51) }],
  ['callback', '需求描述不能超过 1000 个字', { ...good, requirement: '长'.repeat(1001) }],
] as const)('R5.1–3 R5.5–8 R10.4 the %s form answers “%s”', (form, message, fields) => {
  expect(leadFaults(form, fields)[0]?.message).toBe(message);
});

test('R5.9 a number that begins with 12 is valid in the reservation bar only', () => {
  const fields = { ...good, phone: '12012345678' };

  expect(leadFaults('bottom-bar', fields)).toEqual([]);
  expect(leadFaults('quick', fields)).toHaveLength(1);
});

test.each(leadFieldKeys)('R10.99 a %s of one character too many is refused by every form', (key) => {
  const fields = { ...good, [key]: '1'.repeat(leadFacts[key].longest + 1) };

  for (const form of leadForms) expect(leadFaults(form, fields).map(({ field }) => field)).toEqual([key]);
});

test('values are trimmed, and a number has one spelling', () => {
  expect(trimLead({ name: ' 王女士 ', phone: ' 13800138000\n' })).toEqual({ ...good, requirement: '' });
  expect(trimLead({ ...good, phone: '138 0013 8000' })).toEqual(good);
});

test('R5.11 requirement is optional in the quick form', () => {
  expect(leadFaults('quick', { ...good, requirement: '' })).toEqual([]);
});

test('R12.57 every wrong field is told, once; the messages of the specification come first', () => {
  expect(leadFaults('quick', trimLead({ name: '长'.repeat(51), phone: '', requirement: '长'.repeat(1001) }))).toEqual([
    { field: 'phone', message: '请输入手机号' },
    { field: 'name', message: '联系姓名不能超过 50 个字' },
    { field: 'requirement', message: '需求描述不能超过 1000 个字' },
  ]);
});
