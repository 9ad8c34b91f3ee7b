import { hasAgreedShape } from './answer-shapes';

const links = 'host:cms/open/v1/common/friend_link?x=1';

test('an answer of the agreed shape passes, whatever else its host says around the data', () => {
  expect(
    hasAgreedShape(links, {
      code: 0,
      msg: '',
      trace: 'abc',
      data: { list: [{ name: '友链', link: 'https://example.com/' }] },
    }),
  ).toBe(true);
});

test('another code than 0 is a refusal, whatever data comes with it; no code at all is none', () => {
  const data = { list: [{ name: '友链', link: 'https://example.com/' }] };
  expect(hasAgreedShape(links, { code: 1, data })).toBe(false);
  expect(hasAgreedShape(links, { data })).toBe(true);
});

test.each([
  [null],
  [[1, 2, 3]],
  [{ code: 0, msg: '' }],
  [{ data: { list: 'no list' } }],
  [{ data: { list: [{ name: 1 }] } }],
])('%j is refused', (body) => {
  expect(hasAgreedShape(links, body)).toBe(false);
});

test('a call without an agreed shape is let through', () => {
  expect(hasAgreedShape('host:base/somewhere/else', [])).toBe(true);
});
