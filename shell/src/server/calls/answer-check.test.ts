import { Type } from '@sinclair/typebox';
import { answerCheck } from './answer-check';

const fits = answerCheck(Type.Object({ list: Type.Array(Type.Object({ name: Type.String() })) }));
const data = { list: [{ name: '友链', link: 'https://example.com/' }] };

test('an answer of the declared shape is accepted, whatever else its host says around the data', () => {
  expect(fits({ code: 0, msg: '', trace: 'abc', data })).toBe(true);
});

test('another code than 0 is a refusal, whatever data comes with it; no code at all is none', () => {
  expect(fits({ code: 1, data })).toBe(false);
  expect(fits({ data })).toBe(true);
});

test.each([
  [null],
  [undefined],
  ['text'],
  [[1, 2, 3]],
  [{ code: 0, msg: '' }],
  [{ data: null }],
  [{ data: { list: 'no list' } }],
  [{ data: { list: [{ name: 1 }] } }],
])('%j is not accepted', (body) => {
  expect(fits(body)).toBe(false);
});

test('a schema that cannot be compiled is an error, not an answer that passes', () => {
  expect(() => answerCheck({ type: 'nonsense' })).toThrow(/type/);
});
