import { leadCalls } from '../calls/lead-calls';
import { askedOf, trimLead } from './lead-fields';
import { leadBody, leadEnvelopeHeaders, leadKinds, leadSources, readLeadAnswer } from './lead-wire';
import { leadFormFaults } from './lead-faults';

const fields = trimLead({ name: '陈经理', phone: '13800000000', requirement: '年会' });
const origin = { fromtype: leadSources.pc, url: 'https://site.test/', sourceUrl: 'https://search.test/' };

test('R3.1–9 the requirement forms send the fields of the quick form, and nothing else', () => {
  expect(leadBody('quick', askedOf('quick', fields), origin)).toEqual({
    name: '陈经理',
    phone: '13800000000',
    requirement: '年会',
    fromtype: 'pc-www',
    validatecode: '',
    IsSend: 0,
    SourceUrl: 'https://search.test/',
    committype: 3,
    url: 'https://site.test/',
  });
});

test('R3.11–13 R7.16 the callback card sends the customer placeholder and kind 5, the bottom bar its requirement and kind 3', () => {
  expect(leadBody('callback', askedOf('callback', fields), { ...origin, fromtype: leadSources.phone })).toEqual({
    name: '客户',
    phone: '13800000000',
    fromtype: '官网电话咨询',
    committype: 5,
    url: 'https://site.test/',
  });
  expect(leadBody('bottom-bar', askedOf('bottom-bar', fields), { ...origin, fromtype: leadSources.site })).toEqual({
    name: '客户',
    phone: '13800000000',
    requirement: '年会',
    fromtype: 'PC官网',
    committype: 3,
    url: 'https://site.test/',
  });
});

test('R3.4 the mobile form has its own call and source', () => {
  expect(leadKinds.mobile).toMatchObject({ fromtype: 'wap-www', committype: 3 });
  expect(leadCalls.mobile.path).toBe('/ajax/SaveRequirement');
  expect(leadCalls.quick.path).toBe('/ajax/QuickRequirement');
});

test('R10.3 consent is checked last, only in forms with a checkbox, and not when it is optional', () => {
  const asked = { consentRequired: true, consented: false };
  const consent = { field: 'consent', message: '请先阅读并同意隐私政策' };
  expect(leadFormFaults('quick', { ...fields, name: '', phone: '1' }, asked)).toEqual([
    { field: 'name', message: '请输入联系姓名' },
    { field: 'phone', message: '请输入正确的手机号' },
    consent,
  ]);
  expect(leadFormFaults('quick', fields, asked)).toEqual([consent]);
  expect(leadFormFaults('quick', fields, { consentRequired: true, consented: true })).toEqual([]);
  expect(leadFormFaults('quick', fields, { consentRequired: false, consented: false })).toEqual([]);
  expect(leadFormFaults('callback', fields, asked)).toEqual([]);
});

test('form, idempotency key, consent, honeypot and what was asked for are headers', () => {
  const at = '2026-11-20T09:30:00.000Z';
  expect(
    leadEnvelopeHeaders('quick', { key: 'abcdefgh', consentAt: at, fillTime: 2100.4, honeypot: true, ask: '要机位图' }),
  ).toEqual({
    'x-lead-form': 'quick',
    'x-lead-ask': '%E8%A6%81%E6%9C%BA%E4%BD%8D%E5%9B%BE',
    'x-consent': `1;${at}`,
    'idempotency-key': 'abcdefgh',
    'x-fill-time': '2100',
    'x-honeypot': '1',
  });
  expect(leadEnvelopeHeaders('quick', { consentAt: null, honeypot: false })).toEqual({
    'x-lead-form': 'quick',
    'x-consent': '0',
  });
});

test.each([
  [
    { isok: true, msg: '提交成功！' },
    { ok: true, message: '提交成功！' },
  ],
  [
    { isok: 1, Msg: '好' },
    { ok: true, message: '好' },
  ],
  [{ isok: 'true' }, { ok: true, message: '提交失败，请稍后重试' }],
  [
    { isok: false, msg: '', Msg: '太多了' },
    { ok: false, message: '太多了' },
  ],
  ['<html>', { ok: false, message: '提交失败，请稍后重试' }],
  [null, { ok: false, message: '提交失败，请稍后重试' }],
])('R7.13 %j is understood', (body, answer) => {
  expect(readLeadAnswer(body)).toEqual(answer);
});
