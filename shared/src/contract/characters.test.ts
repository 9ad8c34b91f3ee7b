import { charactersOf, cutText } from './characters';

const { Segmenter } = Intl;

afterEach(() => {
  Object.assign(Intl, { Segmenter });
});

test.each([
  ['', 0],
  ['陈经理', 3],
  ['𠮷田', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['🇨🇳👩🏽‍💼', 2],
  ['e\u0301e\u0301', 2],
  ['1️⃣3️⃣', 2],
])('R10.4 %j has %i characters that are seen', (text, count) => {
  expect(charactersOf(text)).toHaveLength(count);
});

test('a text is cut between characters', () => {
  expect(cutText('陈👨‍👩‍👧‍👦李', 2)).toBe('陈👨‍👩‍👧‍👦');
  expect(cutText('陈', 2)).toBe('陈');
});

test('a browser that knows no such characters counts letters with their accents and signs beyond the first plane as one', async () => {
  Object.assign(Intl, { Segmenter: undefined });
  await jest.isolateModulesAsync(async () => {
    const old = await import('./characters');
    expect(old.charactersOf('e\u0301𠮷')).toEqual(['é', '𠮷']);
    expect(old.cutText('𠮷𠮷', 1)).toBe('𠮷');
  });
});
