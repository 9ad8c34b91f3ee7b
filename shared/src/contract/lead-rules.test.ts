import { trimLead } from './lead-fields';
import { validateLeadFields } from './lead-rules';

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
] as const)('the %s form answers “%s”', (form, message, fields) => {
  expect(validateLeadFields(form, fields)?.message).toBe(message);
});

test('a number that begins with 12 is valid in the reservation bar only', () => {
  const fields = { ...good, phone: '12012345678' };

  expect(validateLeadFields('bottom-bar', fields)).toBeNull();
  expect(validateLeadFields('quick', fields)).not.toBeNull();
});

test('values are trimmed, and a space inside a number is invalid', () => {
  expect(trimLead({ name: ' 王女士 ', phone: ' 13800138000\n' })).toEqual({ ...good, requirement: '' });
  expect(validateLeadFields('quick', trimLead({ ...good, phone: '138 0013 8000' }))?.field).toBe('phone');
});

test('requirement is optional in the quick form', () => {
  expect(validateLeadFields('quick', { ...good, requirement: '' })).toBeNull();
});
