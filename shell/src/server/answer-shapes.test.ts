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

test.each([[[1, 2, 3]], [{ code: 0, msg: '' }], [{ data: { list: 'no list' } }], [{ data: { list: [{ name: 1 }] } }]])(
  '%j is refused',
  (body) => {
    expect(hasAgreedShape(links, body)).toBe(false);
  },
);

test('a call without an agreed shape is let through', () => {
  expect(hasAgreedShape('host:base/somewhere/else', [])).toBe(true);
});
