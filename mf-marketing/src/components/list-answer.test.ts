import { listOf } from './list-answer';

test('code 0 with a list is success', () => {
  expect(listOf({ code: 0, data: { list: [1, 2] } })).toEqual([1, 2]);
});

test.each([
  ['a call that failed', null],
  ['another code', { code: 1, data: { list: [1] } }],
  ['no data', { code: 0 }],
  ['a list that is none', { code: 0, data: { list: 'x' as unknown as number[] } }],
])('%s gives an empty list', (_, answer) => {
  expect(listOf(answer)).toEqual([]);
});
