import { readNumber } from '../chinese-number';
import type { Quantity, Recogniser } from '../quantity';

const found = /(?<![\d第.,:/–—~×¥-]|[A-Za-z.] ?)(\d[\d,]*(?:\s?万)?)(?=\s?(?:$|[，。；、）)|]))/g;

/** Numbers without a unit, as cells of tables have them: they count things or people. */
export const lone: Recogniser = (line) =>
  [...line.matchAll(found)].map(({ 0: text, 1: number = '', index: start }): Quantity => {
    const value = readNumber(number);
    return { dimension: 'count', kind: 'alone', least: value, most: value, text, start, end: start + text.length };
  });
