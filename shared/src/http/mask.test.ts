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

test('an answer is cut to 2 KB and holds no phone number', () => {
  const text = maskAnswer({ msg: `号码 13800008000 已登记${'长'.repeat(5000)}` });
  expect(text).toContain('138****8000');
  expect(text.length).toBeLessThanOrEqual(2048);
});
