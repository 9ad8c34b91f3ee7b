import { pattern } from '../pattern';
import { quantityAt, type Recogniser } from '../quantity';
import { readNumber } from '../chinese-number';

const hour = String.raw`(?:早上?|上午|下午|晚上?)?\s?(\d{1,2}|[一二三四五六七八九十]{1,2})\s?(?::(\d\d)|点(半)?)`;
const found = pattern(`(?<![\\d:-])${hour}\\s?(?:到|至|–|—|~|-)\\s?${hour}`, 'g');
const always = /7 ?[×x*] ?24|24 ?小时(?=在线|值守|值班|客服|人工)|(?<!不)全天候|不分时段|不分昼夜/g;

const minutes = (hours: string, past = '', half = '') =>
  (readNumber(hours) || 0) * 60 + (half ? 30 : Number(past || '0'));

/** 「早九点到晚六点」 ends in the evening. */
function toEvening(end: number, start: number, text: string): number {
  return end < 720 && (end < start || /下午|晚/.test(text)) ? end + 720 : end;
}

/** Hours of a day from one to another, in minutes. */
export const clocks: Recogniser = (line) => [
  ...[...line.matchAll(found)].map((match) => {
    const [text, from = '', past, half, to = '', pastTo, halfTo] = match;
    const least = minutes(from, past, half);
    const most = toEvening(minutes(to, pastTo, halfTo), least, text);
    return quantityAt(match, { dimension: 'clock', least, most });
  }),
  ...[...line.matchAll(always)].map((match) => quantityAt(match, { dimension: 'clock', least: 0, most: 1440 })),
];
