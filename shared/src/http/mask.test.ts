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

test('R7.10 a response is truncated to 2 KB and contains no phone number', () => {
  const text = maskAnswer({ msg: `号码 13800008000 已登记${'长'.repeat(5000)}` });
  expect(text).toContain('138****8000');
  expect(text.length).toBeLessThanOrEqual(2048);
});

test('R7.10 personal fields of a response are masked as in a payload, at any depth, and also where the text is cut', () => {
  const row = { contactName: '王小明', phone: '13800008000', tags: ['甲'], kind: { address: ['东街'], title: '经理' } };
  const masked = { contactName: '***', phone: '138****8000', tags: ['甲'], kind: { address: '***', title: '经理' } };
  const body = { code: 7, data: { list: [row, row] }, contact: { wx: '王' }, msg: '“王小明”', mail: 'a\\"b' };
  const expected = { code: 7, data: { list: [masked, masked] }, contact: '***', msg: '“王小明”', mail: '***' };

  expect(JSON.parse(maskAnswer(body))).toEqual(expected);
  expect(JSON.parse(maskAnswer(JSON.stringify(body, null, 2)))).toEqual(expected);
  expect(maskAnswer(`${'长'.repeat(2030)}"name": "王小明王小明王小明"`)).not.toContain('王');
});

test('numbers and addresses of a response are masked in every spelling', () => {
  expect(maskAnswer('13800008000 与 １３９－００００－９０００ 与 a@b.cn 与 113800008000')).toBe(
    '138****8000 与 139****9000 与 *** 与 ***',
  );
});

test('fields whose names nobody listed are masked by their names, their numbers and their texts', () => {
  const sent = {
    userName: '王',
    contactName: '王',
    Mobile: 13800008000,
    id: 13800008000,
    page: 2,
    note: '打 138-0000-8000',
  };

  expect(maskPersonal(sent)).toEqual({
    ...{ userName: '***', contactName: '***', Mobile: '138****8000', id: '***', page: 2, note: '打 138****8000' },
  });
});
