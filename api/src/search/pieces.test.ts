import { coverHan, lexiconFrom } from './pieces';
import { soundKeys, syllablesOf } from './sound';

const word = '上链接';
const trial = '试水';
const lexicon = lexiconFrom(
  [word, trial].map((one) => ({ word: one, uses: 9, letters: '', keys: soundKeys(syllablesOf(one)), means: [] })),
);
const wordsIn = (text: string) =>
  coverHan(text, { lexicon, longest: 8, syllables: syllablesOf(text) }).map((piece) => piece.word);

test('a word with one wrong character is corrected by the sound of the others', () => {
  expect(wordsIn('商连接')).toContain(word);
});

test('characters of grammar are not drawn into a word that sounds only in part alike', () => {
  expect(wordsIn('了两截')).not.toContain(word);
});

test('a question word is no slip of the keyboard, although something of ours sounds alike', () => {
  expect([wordsIn('时水'), wordsIn('法人是谁')].map((words) => words.includes(trial))).toEqual([true, false]);
});
