import { pattern } from '../pattern';
import { numberSource, readNumber } from '../chinese-number';
import { measures } from '../measure';
import { quantityAt, type Recogniser } from '../quantity';

const figures = measures('percentage', [{ written: '%', factor: 1 }]);
const words = pattern(`百分之(${numberSource})`, 'g');

/** Shares, of a hundred. */
export const percentages: Recogniser = (line) => [
  ...figures(line),
  ...[...line.matchAll(words)].map((match) => {
    const value = readNumber(match[1] ?? '');
    return quantityAt(match, { dimension: 'percentage', least: value, most: value });
  }),
];
