import { pattern } from '../pattern';
import { numberSource, readNumber } from '../chinese-number';
import { measures } from '../measure';
import type { Quantity, Recogniser } from '../quantity';

const figures = measures('percentage', [{ written: '%', factor: 1 }]);
const words = pattern(`百分之(${numberSource})`, 'g');

/** Shares, of a hundred. */
export const percentages: Recogniser = (line) => [
  ...figures(line),
  ...[...line.matchAll(words)].map(({ 0: text, 1: share = '', index: start }): Quantity => {
    const value = readNumber(share);
    return { dimension: 'percentage', least: value, most: value, text, start, end: start + text.length };
  }),
];
