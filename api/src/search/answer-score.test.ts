import type { Candidate } from '../passages/passages.repository';
import { AskedLetters } from './answer-letters';
import { type Asked, readOf, together } from './answer-read';
import { scoreOf } from './answer-score';
import { AskedWords, pairsOf } from './answer-words';

const passage = (place: number, words: Partial<Candidate>): Candidate => ({
  ...{ kind: 'help', id: 1, place, anchor: '', heading: '', body: '', asks: '', title: '' },
  ...{ groupId: 1, published: '2026-01-01', ...words },
});

function askedFor(text: string, terms: readonly string[]): Asked {
  const words = new AskedWords(
    terms.map((term) => ({ spellings: [term], factor: 1 })),
    { size: 100, times: terms.map(() => 9) },
  );
  return { typed: text, words, letters: new AskedLetters(text), leaning: 0, pairs: pairsOf(text) };
}

test('R12.143 a passage is worth more where another one of its entry has what it lacks', () => {
  const asked = askedFor('回放怎么加密码', ['回放', '密码']);
  const about = passage(1, { title: '回放' });
  const [read, other] = [readOf(asked, about), readOf(asked, passage(2, { body: '填入密码。' }))];

  expect(scoreOf(asked, about, read, together(read, other))).toBeGreaterThan(scoreOf(asked, about, read, read));
});

test('R12.143 one character of a longer word counts where no word is the same', () => {
  const asked = askedFor('票丢了', ['票丢']);
  const invoice = passage(0, { title: '申请电子发票' });
  const contract = passage(0, { title: '在线签署合同' });
  const worth = (one: Candidate) => scoreOf(asked, one, readOf(asked, one), readOf(asked, one));

  expect(worth(invoice)).toBeGreaterThan(worth(contract));
});

test('R12.143 characters of grammar and of questions are no letters of a question', () => {
  const letters = new AskedLetters('怎么把票给我');

  expect(letters.in('发票')).toBe(1);
  expect(letters.in('怎么把给我')).toBe(0);
});
