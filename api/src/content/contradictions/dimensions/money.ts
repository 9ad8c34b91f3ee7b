import { pattern } from '../pattern';
import { numberSource, readNumber } from '../chinese-number';
import type { Quantity, Recogniser } from '../quantity';

const each = String.raw`\s?(?:起)?\s?(?:\/|每)\s?(?:[\d,]+ ?(?:TB|GB|人)?(?:·|\s)?)?((?:半天|小时|[年月天场路台个次人])(?:·(?:小时|[年月天场]))?)`;
const price = pattern(
  `(?:¥\\s?(${numberSource})|(?<![\\d.,第一二三四五六七八九十百千万])(${numberSource})\\s?(?:元(?!宇|件|素|旦)|块钱))(?:${each})?`,
  'g',
);
/** 「1.98 万」 and 「一万九千八」 are prices where nothing is counted: at the end of what is said, or with a year. */
const bare =
  /(?<![\d.,第¥一二三四五六七八九十百千万])(\d[\d.,]*\s?万|[一二两三四五六七八九][零一二两三四五六七八九十百千万]*[千万][零一二两三四五六七八九十百千]*)(?=\s?(?:$|[，。；、！）)|]|起|(?:\/|每|一)\s?年|封顶|左右|就|不到|出头|的?价|包年))/g;
const eachBefore = /(?:每|一)(?:(?:路|台|个|人)(?:每)?)?(半天|小时|场|年|月|天|路|台|个)$/;

function quantity(text: string, amount: string, per: string | undefined, start: number): Quantity[] {
  const value = readNumber(amount.trim());
  const own = { dimension: 'money' as const, least: value, most: value, text, start, end: start + text.length };
  return Number.isNaN(value) ? [] : [per === undefined ? own : { ...own, per }];
}

/** Prices in yuan, with what they are for each of. */
export const prices: Recogniser = (line) => [
  ...[...line.matchAll(price)].flatMap(({ 0: text, 1: signed, 2: counted, 3: per, index }) => {
    const [, earlier] = eachBefore.exec(line.slice(0, index).trimEnd()) ?? [];
    return quantity(text, signed ?? counted ?? '', per ?? earlier, index);
  }),
  ...[...line.matchAll(bare)].flatMap(({ 0: text, 1: amount = '', index }) => quantity(text, amount, undefined, index)),
];
