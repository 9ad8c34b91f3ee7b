import { Type } from '@sinclair/typebox';
import { answerCheck } from './answer-check';

const fits = answerCheck(Type.Object({ list: Type.Array(Type.Object({ name: Type.String() })) }));
const data = { list: [{ name: '友链', link: 'https://example.com/' }] };

test('an answer of the declared shape is accepted, whatever else its host says around the data', () => {
  expect(fits({ code: 0, msg: '', trace: 'abc', data })).toBe(true);
});

test('R7.1 another code than 0 is a refusal, whatever data comes with it; no code at all is none', () => {
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

test('a schema that is none is an error, not an answer that passes or one that is refused for ever', () => {
  expect(() => answerCheck({ type: 'nonsense' })).toThrow('“nonsense” is no type of a JSON schema.');
  expect(() => answerCheck({ type: 'string', pattern: '(' })).toThrow(/regular expression/i);
});

test('fields may be called as keywords are, and formats are not judged', () => {
  const own = answerCheck(
    Type.Object({ type: Type.String(), format: Type.String(), pattern: Type.String({ format: 'uri' }) }),
  );
  expect(own({ data: { type: 'nonsense', format: 'svg', pattern: '(' } })).toBe(true);
  expect(own({ data: { type: 1, format: 'svg', pattern: '(' } })).toBe(false);
});

test('bounds, choices and patterns of a schema are held', () => {
  const data = Type.Object({
    count: Type.Integer({ minimum: 1 }),
    kind: Type.Union([Type.Literal('a'), Type.Literal('b')]),
    clock: Type.String({ pattern: '^[0-9]+:[0-9]{2}$', maxLength: 5 }),
    list: Type.Array(Type.String(), { minItems: 1 }),
  });
  const good = { count: 1, kind: 'a', clock: '09:00', list: ['一'] };
  const own = answerCheck(data);
  expect(own({ data: good })).toBe(true);
  for (const wrong of [
    { count: 0 },
    { count: 1.5 },
    { kind: 'c' },
    { clock: 'noon' },
    { clock: '1000:00' },
    { list: [] },
  ])
    expect([wrong, own({ data: { ...good, ...wrong } })]).toEqual([wrong, false]);
});
