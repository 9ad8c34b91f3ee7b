import { fieldFormats } from '../parts/contract/field-formats';
import { leadFaults } from './lead-faults';
import { trimLead } from './lead-fields';
import { leadForms } from './lead-forms';
import { plainPhone } from './plain-phone';
import { supportFaults, trimSupport } from './support-fields';

const spellings = [
  '13800138000',
  ' 13800138000',
  '138 0013 8000',
  '138-0013-8000',
  '138‑0013‑8000',
  '138.0013.8000',
  '(138) 0013 8000',
  '+86 138-0013-8000',
  '+86(0)13800138000',
  '8613800138000',
  '08613800138000',
  '0086 138 0013 8000',
  '013800138000',
  '＋８６　１３８００１３８０００',
  '１３８００１３８０００',
  '\u202D13800138000\u202C',
  '\uFEFF138\u200B0013\u200B8000',
  '138\u00A00013\u00A08000',
  '13800138000。',
  '：13800138000',
  'tel:+8613800138000',
  'sms:13800138000',
  'Tel. 138-0013-8000',
  'TEL13800138000',
  '手机：13800138000',
  '手机13800138000',
  '电话 +86 138 0013 8000',
  '13800138000（微信同号）',
  '138 0013 8000 张经理',
  '陈经理 138 0013 8000',
  '张 Wei，138-0013-8000，手机',
  '+86 +86 13800138000',
  '86 8613800138000',
  '(+86) 138 0013 8000',
  '＋８６（0）138 0013 8000',
  '138\u31640013\u115F8000',
  '138\uFE0F0013\u034F8000\u17B4',
  '138\u28000013\u28008000',
  '1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣',
  '📱13800138000',
  '١٣٨٠٠١٣٨٠٠٠',
  '+۸۶ ۱۳۸۰۰۱۳۸۰۰۰',
  '१३८००१३८०००',
  '𞥑𞥓𞥘𞥐𞥐𞥑𞥓𞥘𞥐𞥐𞥐',
  ...[...'~～・‧|*;；！，、/_／。·—–‘#&=^"'].map((sign) => `138${sign}0013${sign}8000`),
  ...['[]', '【】', '<>', '《》', '""', '“”', '‘’', '「」', '{}', '（）'].map(
    ([open, close]) => `${open}13800138000${close}`,
  ),
];

test.each(spellings)('R5.13 the number %j is the same for every form, on whatever side judges it', (phone) => {
  expect(plainPhone(phone)).toBe('13800138000');
  for (const form of leadForms) {
    const fields = trimLead({ name: '陈', phone, requirement: '年会' });
    expect([fields.phone, leadFaults(form, fields)]).toEqual(['13800138000', []]);
  }
  const asked = trimSupport({ message: '黑屏', phone });
  expect([asked.phone, supportFaults(asked)]).toEqual(['13800138000', []]);
});

test('a contact that begins with 1 is spelled as freely, and each form keeps its own rule of it', () => {
  const fields = trimLead({ requirement: '年会', phone: '+86 120-1234-5678' });

  expect(fields.phone).toBe('12012345678');
  expect(leadFaults('bottom-bar', fields)).toEqual([]);
  expect(leadFaults('callback', fields)).toEqual([{ field: 'phone', message: '手机号码格式不正确' }]);
});

test.each([
  '',
  '138 0013 800',
  '138001380001',
  '+1 380 013 8000',
  '86 1380013800',
  '138x0013x8000',
  '13800138000 转 2',
  '13800138000#2',
  '13800138000 13900139000',
  '138 0013 8000 / 139 0013 9000',
  '13800138000（备用 010-62345678）',
  '2 号楼 13800138000',
  '陈经理 +1 380 013 8000',
  '+852 13800138000',
  'x13800138000',
  '13800138000x',
  'ID:A13800138000',
  '1380013八千',
  '١٣٨٠٠١٣٨٠٠',
  '+',
  '张经理',
  '8'.repeat(5000),
  '+86'.repeat(2000),
])('R5.13 what is no such number stays as it was typed and breaks the rule: %j', (phone) => {
  expect(plainPhone(` ${phone} `)).toBe(phone);
  expect(fieldFormats.anyMobile.test(plainPhone(phone))).toBe(false);
});

test('R10.4 the length of a name is counted in characters, however many units a machine needs for them', () => {
  const messages = (name: string) => leadFaults('quick', trimLead({ name, phone: '13800138000' }));

  expect(messages('𠮷'.repeat(50))).toEqual([]);
  expect(messages('𠮷'.repeat(51))).toEqual([{ field: 'name', message: '联系姓名不能超过 50 个字' }]);
  for (const name of ['阿依古丽·买买提', '𠮷田', 'Zoë', '👩‍💼']) expect(messages(name)).toEqual([]);
  for (const sign of ['👨‍👩‍👧‍👦', 'e\u0301', '🇨🇳', '👩🏽‍💼', '1️⃣', '각']) {
    expect(messages(sign.repeat(50))).toEqual([]);
    expect(messages(sign.repeat(51))).toHaveLength(1);
  }
});

test('the number of a room never keeps a request for support from being sent', () => {
  for (const room of ['room-8842', '直播间 3', 'https://live.example.com/room/8021146'])
    expect(supportFaults(trimSupport({ room, message: '黑屏', phone: '13800138000' }))).toEqual([]);
});
