import { eachLeadField, leadFields } from '../contract/lead-fields';
import { maskAnswer, maskPersonal } from './mask';

test('names, phones and codes are masked at any depth; other fields stay', () => {
  expect(
    maskPersonal({ Phone: '13800008000', name: '王', list: [{ contact: 'a@b.c', validatecode: '1234' }], url: '/x' }),
  ).toEqual({
    Phone: '138****8000',
    name: '***',
    list: [{ contact: '***', validatecode: '***' }],
    url: '/x',
  });
});

test('of a lead exactly the personal fields are masked', () => {
  expect(maskPersonal(eachLeadField(() => '甲乙丙'))).toEqual(
    eachLeadField((key) => (leadFields[key].personal ? '***' : '甲乙丙')),
  );
});

test('a response is truncated to 2 KB and contains no phone number', () => {
  const text = maskAnswer({ msg: `号码 13800008000 已登记${'长'.repeat(5000)}` });
  expect(text).toContain('138****8000');
  expect(text.length).toBeLessThanOrEqual(2048);
});

test('every phone number of a response is masked, longer digit sequences are kept', () => {
  expect(maskAnswer('13800008000,13900009000 和 113800008000、138000080001')).toBe(
    '138****8000,139****9000 和 113800008000、138000080001',
  );
});
