import { placesOf } from '../../search/places-of';
import type { FactSpec, Subject } from './fact-spec';
import { plansAt } from './plan-mentions';
import { isComparable, isSame, isWithin, type Quantity } from './quantity';
import { readQuantities } from './read-quantities';
import type { Sentence } from './sentence';

/** What a sentence says of a fact: the value, and whether it is the fact's. */
export type Claim = { fact: FactSpec; says: string; agrees: boolean };

/** How far, in signs, the word that names a fact may stand from its value. */
const farthest = 18;
/** What a comma adds to the distance, and how far off a row's name is. */
const comma = 6;
const labelled = 8;
/** Words so little farther off may be those that a value is of. */
const equallyNear = 2;
/** 「当天」 is said of many things, a promise only right beside its word. */
const besideDay = 6;

const anotherCase =
  /比如|例如|假如|假设|举例|示例(?!数据)|原来|原先|此前|以前|改为|改成|增加到|增至|缩短到|缩短|延长到|提高到|上调|调整为|从前|不是|≠|演示这一步|分钟读完|阅读时间|练一练|本文依次讲|[\u4e00-\u9fff]\d+ 秒$/;

function distance(text: string, word: string, { start, end }: Quantity): number {
  const gaps = placesOf(text, word).flatMap((at) => [
    ...(at + word.length <= start ? [text.slice(at + word.length, start)] : []),
    ...(at >= end ? [text.slice(end, at)] : []),
  ]);
  const lengths = gaps.map((gap) => gap.length + comma * (gap.match(/[，：|]/g)?.length ?? 0));
  return Math.min(...lengths);
}

function has({ text, topic, label = '' }: Sentence, alternatives: readonly string[]): boolean {
  return alternatives.some((word) => text.includes(word) || topic.includes(word) || label.includes(word));
}

/** How far the subject's last word is from the value; undefined where the sentence has not all its words. */
function nearness(sentence: Sentence, subject: Subject, quantity: Quantity): number | undefined {
  if (!subject.every((alternatives) => has(sentence, alternatives))) return undefined;
  const anchor = subject.at(-1) ?? [];
  const inText = anchor.filter((word) => sentence.text.includes(word));
  const nearest = Math.min(
    ...inText.map((word) => distance(sentence.text, word, quantity)),
    ...anchor.map((word) => (sentence.label?.includes(word) ? labelled : Number.POSITIVE_INFINITY)),
  );
  return nearest <= (quantity.kind === 'same day' ? besideDay : farthest) ? nearest : undefined;
}

function isOfPlan({ text, plan }: Sentence, fact: FactSpec, { start, end }: Quantity): boolean {
  if (!fact.plan) return true;
  const named = plansAt(text, start, end);
  return named.length > 0 ? named.includes(fact.plan) : plan === fact.plan;
}

function isElsewhere(sentence: Sentence, { unless }: FactSpec): boolean {
  return unless.some((subject) => subject.every((alternatives) => has(sentence, alternatives)));
}

type Candidate = { fact: FactSpec; near: number; words: number };

function candidates(sentence: Sentence, quantity: Quantity, facts: readonly FactSpec[]): Candidate[] {
  return facts
    .filter(({ values }) => values.some((value) => isComparable(quantity, value)))
    .flatMap((fact) =>
      fact.subjects.flatMap((subject) => {
        const near = nearness(sentence, subject, quantity);
        return near === undefined || near > fact.within ? [] : [{ fact, near, words: subject.length }];
      }),
    )
    .filter(({ fact }) => isOfPlan(sentence, fact, quantity) && !isElsewhere(sentence, fact))
    .sort((one, other) => one.near - other.near || other.words - one.words);
}

/** Which end of a range a single value is said to be: 「最长 300 秒」, 「1 秒内」. */
function edgeOf(text: string, { start, end }: Quantity): 'least' | 'most' | undefined {
  if (/(?:最短|最少|最小|至少)\s?$/.test(text.slice(0, start))) return 'least';
  return /(?:最长|最多|最大|不超过|至多)\s?$/.test(text.slice(0, start)) ||
    /^\s?(?:以内|之内|内(?!容))/.test(text.slice(end))
    ? 'most'
    : undefined;
}

/** A single value agrees with a range that it lies in, or with the end that it is said to be. */
function agreesWith({ text }: Sentence, quantity: Quantity, value: Quantity): boolean {
  if (isSame(quantity, value)) return true;
  if (quantity.least !== quantity.most || value.least === value.most) return false;
  const edge = edgeOf(text, quantity);
  return edge ? isSame(quantity, { ...value, least: value[edge], most: value[edge] }) : isWithin(quantity, value);
}

function agrees(sentence: Sentence, quantity: Quantity, { values }: FactSpec): boolean {
  return values.some((value) => isComparable(quantity, value) && agreesWith(sentence, quantity, value));
}

/** What a sentence says of facts: each value is of the fact whose words stand nearest to it. */
export function factClaims(sentence: Sentence, facts: readonly FactSpec[]): Claim[] {
  if (anotherCase.test(sentence.text)) return [];
  return readQuantities(sentence.text).flatMap((quantity) => {
    const [best, ...others] = candidates(sentence, quantity, facts);
    if (!best) return [];
    const beside = [best, ...others.filter(({ near }) => near <= best.near + equallyNear)];
    const agreed = beside.find(({ fact }) => agrees(sentence, quantity, fact));
    const { fact } = agreed ?? best;
    return [{ fact, says: quantity.text, agrees: agreed !== undefined }];
  });
}
