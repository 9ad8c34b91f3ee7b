import type { ReadPage } from './contradictions';
import { isComparable, isSame, type Quantity } from './quantity';
import { readQuantities } from './read-quantities';
import { readSentences } from './read-sentences';

/** Two sentences on different pages that say nearly the same with another value. */
export type Candidate = { alike: number; sides: { says: string; sentence: string; address: string }[] };

type Stated = { quantity: Quantity; sentence: string; address: string; pairs: ReadonlySet<string> };

/** How much of what stands around a value is compared, in 汉字, and how much of it two sentences must share. */
const around = 8;
const leastAlike = 0.6;
const leastShared = 4;
const longest = 80;
const shortest = 10;
/** What is said with many values is a series of figures: two versions of one thing are few. */
const mostPartners = 2;
/** Customers have figures of their own, and captions tell how long a step or a text is. */
const ownFigures = /^\/(?:home|m)\/case/;
const caption = /演示这一步|分钟读完|阅读时间/;

const hanOf = (text: string) => text.replace(/[^\u4e00-\u9fff]/g, '');

/** The pairs of signs beside a value. */
function pairsAround(sentence: string, { start, end }: Quantity): Set<string> {
  const before = hanOf(sentence.slice(0, start)).slice(-around);
  const after = hanOf(sentence.slice(end)).slice(0, around);
  const pairsOf = (text: string) => [...text].slice(1).map((sign, index) => `${text[index] ?? ''}${sign}`);
  return new Set([...pairsOf(before), ...pairsOf(after)]);
}

function statedOn({ address, text }: ReadPage): Stated[] {
  return readSentences(text)
    .filter(
      ({ text: sentence }) =>
        hanOf(sentence).length >= shortest && sentence.length <= longest && !caption.test(sentence),
    )
    .flatMap(({ text: sentence }) =>
      readQuantities(sentence).map((quantity) => ({
        ...{ quantity, sentence, address, pairs: pairsAround(sentence, quantity) },
      })),
    )
    .filter(({ pairs }) => pairs.size >= leastShared);
}

function alikeness(one: Stated, other: Stated): number {
  const shared = [...one.pairs].filter((pair) => other.pairs.has(pair)).length;
  return shared < leastShared ? 0 : shared / Math.max(one.pairs.size, other.pairs.size);
}

/** Each sentence once, with the first page that has it: what stands on all pages is of none. */
function distinct(pages: readonly ReadPage[]): Stated[] {
  const found = new Map<string, Stated>();
  for (const stated of pages.flatMap(statedOn)) {
    const key = `${stated.sentence} ${stated.quantity.start}`;
    if (!found.has(key)) found.set(key, stated);
  }
  return [...found.values()];
}

/** Which sentences have a pair of signs, so that not each is held against each. */
function indexed(all: readonly Stated[]): Map<string, Stated[]> {
  const index = new Map<string, Stated[]>();
  for (const stated of all) {
    for (const pair of stated.pairs) {
      const having = index.get(pair) ?? [];
      having.push(stated);
      index.set(pair, having);
    }
  }
  return index;
}

/** Pairs of signs that stand everywhere tell nothing. */
const commonest = 60;

function partners(one: Stated, index: Map<string, Stated[]>, order: Map<Stated, number>): Stated[] {
  const rare = [...one.pairs].map((pair) => index.get(pair) ?? []).filter((having) => having.length <= commonest);
  const near = new Set(rare.flat());
  const place = order.get(one) ?? 0;
  return [...near].filter(
    (other) =>
      (order.get(other) ?? 0) > place &&
      other.address !== one.address &&
      isComparable(one.quantity, other.quantity) &&
      !isSame(one.quantity, other.quantity),
  );
}

const sideOf = ({ quantity, sentence, address }: Stated) => ({ says: quantity.text.trim(), sentence, address });

/** Sentences of different pages that are alike but for a value, the most alike first: somebody decides which hold. */
export function findCandidates(pages: readonly ReadPage[]): Candidate[] {
  const all = distinct(pages.filter(({ address }) => !ownFigures.test(address)));
  const [index, order] = [indexed(all), new Map(all.map((stated, place) => [stated, place]))];
  return all
    .flatMap((one) => {
      const found = partners(one, index, order)
        .map((other) => ({ alike: alikeness(one, other), sides: [sideOf(one), sideOf(other)] }))
        .filter(({ alike }) => alike >= leastAlike);
      return found.length > mostPartners ? [] : found;
    })
    .sort((one, other) => other.alike - one.alike);
}

/** For a terminal: two lines and the addresses of each. */
export function printCandidates(found: readonly Candidate[]): string {
  const lines = found.flatMap(({ sides }) => [
    '',
    ...sides.map(({ says, sentence, address }) => `  ${says}：${sentence} ${address}`),
  ]);
  return [`${found.length} 对句子只差一个数，没有哪个事实管它们：`, ...lines].join('\n');
}
