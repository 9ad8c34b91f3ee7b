import { pageAnchors } from '@site/shared/contract/page-anchors';
import { questionAnchor } from '@site/shared/contract/question-anchor';
import type { Asks } from '../content/asks-of';
import type { Entry } from '../content/entry';
import { vectorOf } from '../search/tokens';
import { asksOfEach } from './part-asks';
import { type Passage, limits, passagesIn } from './passages-in';

/** One row of `passage`. */
export type PassageRow = {
  kind: string;
  id: number;
  place: number;
  anchor: string;
  heading: string;
  body: string;
  asks: string;
  vector: string;
};

export type Whole = Pick<Entry, 'kind' | 'id' | 'title' | 'summary' | 'html' | 'plain' | 'data'>;

type Question = { ask: string; answer: string };
type Checklist = { groups: { items: string[] }[] };
type Listed = Asks & {
  keywords?: string[];
  faqs?: Question[];
  exercises?: Question[];
  checklist?: Checklist | null;
};

function questionsIn({ faqs = [], exercises = [] }: Listed): Passage[] {
  return [
    ...faqs.map(({ ask, answer }) => ({ anchor: questionAnchor(ask), heading: ask, text: answer })),
    ...exercises.map(({ ask, answer }) => ({ anchor: pageAnchors.exercises, heading: ask, text: answer })),
  ];
}

/** The things to tick off stand on the page of a guide, each group after the other. */
function checklistIn({ checklist }: Listed): Passage[] {
  return (checklist?.groups ?? []).map(({ items }) => ({ anchor: '', heading: '', text: items.join('；') }));
}

/** Text without markup of its own, such as what is said in a video, in pieces of some lines. */
function piecesOf(plain: string): Passage[] {
  const pieces: string[] = [''];
  for (const line of plain.split('\n')) {
    const last = pieces.length - 1;
    if ((pieces[last]?.length ?? 0) + line.length > limits.text / 2) pieces.push(line);
    else pieces[last] += `${line} `;
  }
  return pieces
    .filter((text) => text.trim())
    .map((text) => ({ anchor: '', heading: '', text: text.slice(0, limits.text) }));
}

type Named = Pick<Entry, 'kind' | 'id' | 'title'>;

/** The passages of an entry in their order, each with the ways of asking for it; the first is the entry as a whole. */
export function rowsOf({ kind, id, title }: Named, passages: readonly Passage[], asks: Asks): PassageRow[] {
  const kept = passages.slice(0, limits.passages);
  const asksOf = asksOfEach(kept, asks);
  return kept.map(({ anchor, heading, text }, place) => {
    const asked = (asksOf[place] ?? []).join('\n');
    const words = [title, heading, asked, text].map((one) => ({ text: one, weight: '' as const }));
    return { kind, id, place, anchor, heading, body: text, asks: asked, vector: vectorOf(words) };
  });
}

/** An entry without its parts: what a list says of it. */
export function wholeOf({ summary, data }: Pick<Entry, 'summary' | 'data'>): Passage {
  const { keywords = [] } = data as Listed;
  return { anchor: '', heading: '', text: `${summary} ${keywords.join('，')}`.trim() };
}

/** What of an entry can be an answer: the entry as a whole, its questions, its sections. */
export function passageRowsOf(entry: Whole): PassageRow[] {
  const listed = entry.data as Listed;
  const parts = entry.html ? passagesIn(entry.html) : piecesOf(entry.plain);
  return rowsOf(entry, [wholeOf(entry), ...questionsIn(listed), ...checklistIn(listed), ...parts], listed);
}
