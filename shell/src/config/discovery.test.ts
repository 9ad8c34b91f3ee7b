import { readIndexNowKey, readVerifications } from './discovery';

test('codes of search engines become the metas that they look for', () => {
  expect(
    readVerifications({ BAIDU_VERIFICATION: 'codeva-1', BING_VERIFICATION: 'ABCD', SOGOU_VERIFICATION: '' }),
  ).toEqual({
    'baidu-site-verification': 'codeva-1',
    'msvalidate.01': 'ABCD',
  });
});

test('a whole meta element in place of its code is refused', () => {
  expect(() => readVerifications({ QIHOO_VERIFICATION: '<meta name="360">' })).toThrow(
    'QIHOO_VERIFICATION is “<meta name="360">”; it must be the code alone',
  );
});

test('the key of IndexNow is checked', () => {
  expect(readIndexNowKey({})).toBe('');
  expect(readIndexNowKey({ INDEXNOW_KEY: 'abcdef123456' })).toBe('abcdef123456');
  expect(() => readIndexNowKey({ INDEXNOW_KEY: '../x' })).toThrow('INDEXNOW_KEY is “../x”; it must be 8 to 128');
});
