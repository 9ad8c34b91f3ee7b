import { readNumber } from '../chinese-number';
import { quantityAt, type Recogniser } from '../quantity';

const found = /(?<![\d第.,:/–—~×¥-]|[A-Za-z.] ?)(\d[\d,]*(?:\s?万)?)(?=\s?(?:$|[，。；、）)|]))/g;

/** Numbers without a unit, as cells of tables have them: they count things or people. */
export const lone: Recogniser = (line) =>
  [...line.matchAll(found)].map((match) => {
    const value = readNumber(match[1] ?? '');
    return quantityAt(match, { dimension: 'count', kind: 'alone', least: value, most: value });
  });
