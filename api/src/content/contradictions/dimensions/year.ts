import { quantityAt, type Recogniser } from '../quantity';

const found = /(?<!\d)((?:19|20)\d\d)\s?年(?!\s?\d|度|级)/g;

/** A year of the calendar, where no month follows. */
export const years: Recogniser = (line) =>
  [...line.matchAll(found)].map((match) => {
    const value = Number(match[1]);
    return quantityAt(match, { dimension: 'year', least: value, most: value });
  });
