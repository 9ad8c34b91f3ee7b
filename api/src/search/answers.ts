import type { Queryable } from '../database/database';
import { type Candidate, findCandidates } from '../passages/passages.repository';
import { AskedLetters } from './answer-letters';
import { type Asked, type Held, readOf, together } from './answer-read';
import { type Answer, scoreOf } from './answer-score';
import type { AnswerTerm } from './answer-terms';
import { AnswerTrust } from './answer-trust';
import { AskedWords, pairsOf, plainly } from './answer-words';
import type { FoundKeys, View } from './search.repository';
import { anyOf } from './tokens';

/** What is asked: as typed, as it was understood, the terms of that, and how far it is asked like questions of ours. */
export type Question = { typed: string; text: string; terms: readonly AnswerTerm[]; leaning: number };

/** The part of an entry that answers. */
export type Part = Pick<Candidate, 'anchor' | 'heading' | 'body'>;

/** Entries that answer, the best first, and those that only come near. */
export type Answers = { found: FoundKeys; parts: ReadonlyMap<string, Part>; nearest: readonly string[] };

/** Answers must be worth so much of what the best is worth; that many are found at most. */
const leastOfBest = 0.55;
const mostAnswers = 40;

const keyOf = ({ passage: { kind, id } }: Pick<Answer, 'passage'>) => `${kind}/${id}`;

/** The best passage of each entry, in the order of their worth. */
function bestOfEach(answers: readonly Answer[]): Answer[] {
  const best = new Map<string, Answer>();
  for (const answer of [...answers].sort((one, other) => other.score - one.score)) {
    if (!best.has(keyOf(answer))) best.set(keyOf(answer), answer);
  }
  return [...best.values()];
}

function countBy(answers: readonly Answer[], keyIn: (answer: Answer) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[keyIn(answer)] = (counts[keyIn(answer)] ?? 0) + 1;
  return counts;
}

function eachBest(answers: readonly Answer[], each: number): Answer[] {
  const shown: Record<string, number> = {};
  return answers.filter(({ passage: { kind } }) => (shown[kind] = (shown[kind] ?? 0) + 1) <= each);
}

/** What of the answers a view shows. */
function viewed(answers: readonly Answer[], { kind, groupIds, order, each, page }: View): FoundKeys {
  const chosen = answers.filter(({ passage }) => {
    return (
      (kind === undefined || passage.kind === kind) && (groupIds === undefined || groupIds.includes(passage.groupId))
    );
  });
  const day = ({ passage }: Answer) => passage.published;
  const ordered = order === 'new' ? [...chosen].sort((one, other) => (day(one) < day(other) ? 1 : -1)) : chosen;
  const size = page.pageSize;
  const start = (page.pageIndex - 1) * size;
  const shown = each === undefined ? ordered.slice(start, start + size) : eachBest(ordered, each);
  return {
    kinds: countBy(answers, ({ passage }) => passage.kind),
    groups: countBy(answers, ({ passage }) => passage.groupId),
    shown: chosen.length,
    inHead: answers.length > 0,
    keys: shown.map(keyOf),
  };
}

/** So many of the best are looked at; one of them must be trusted. */
const looked = 3;

type Found = { asked: Asked; list: readonly Candidate[] };

async function candidatesFor(
  tx: Queryable,
  { typed, text, terms, leaning }: Question,
  among: View['among'],
): Promise<Found | undefined> {
  const wanted = terms.flatMap((term) => {
    const query = anyOf(term.spellings);
    return query ? [{ query, factor: term.factor, term }] : [];
  });
  if (wanted.length === 0) return undefined;
  const candidates = await findCandidates(tx, wanted, among);
  const own = wanted.map(({ term }) => term);
  const words = new AskedWords(own, candidates);
  const asked = { typed: plainly(typed), words, letters: new AskedLetters(text), pairs: pairsOf(text), leaning };
  return { asked, list: candidates.list };
}

function isTrusted(asked: Asked, answers: readonly Answer[]): boolean {
  const trust = new AnswerTrust(asked);
  return answers.slice(0, looked).some((answer) => trust.of(answer) >= 0);
}

/** Each passage beside the others of its entry: what one of them lacks another may say. */
function scored(asked: Asked, list: readonly Candidate[]): Answer[] {
  const reads = list.map((passage) => ({ passage, read: readOf(asked, passage) }));
  const entries = new Map<string, Held>();
  for (const one of reads) entries.set(keyOf(one), together(entries.get(keyOf(one)), one.read));
  return reads.map(({ passage, read }) => {
    const entry = entries.get(keyOf({ passage })) ?? read;
    return { passage, read, entry, score: scoreOf(asked, passage, read, entry) };
  });
}

/** The entries of which a passage answers; none of the best ones is trusted where nothing does. */
export async function findAnswers(tx: Queryable, question: Question, view: View): Promise<Answers> {
  const candidates = await candidatesFor(tx, question, view.among);
  if (!candidates) return { found: viewed([], view), parts: new Map(), nearest: [] };
  const { asked, list } = candidates;
  const all = bestOfEach(scored(asked, list));
  const worth = leastOfBest * (all[0]?.score ?? 0);
  const trusted = isTrusted(asked, all) ? all : [];
  const answers = trusted.filter(({ score }) => score >= worth).slice(0, mostAnswers);
  const parts = new Map(answers.map((answer) => [keyOf(answer), answer.passage]));
  return { found: viewed(answers, view), parts, nearest: all.map(keyOf) };
}
