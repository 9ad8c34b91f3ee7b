import { quantityAt, type Recogniser } from '../quantity';

const found = /(\d{4})(?:-|\s?年\s?)(\d\d?)(?:\s?月)?\s?(?:至|到|–|—|~)\s?(\d{4})(?:-|\s?年\s?)(\d\d?)(?:\s?月)?/g;
const months = (year = '', month = '') => Number(year) * 12 + Number(month);

/** From one month to another: 2025-11 至 2026-10. */
export const spans: Recogniser = (line) =>
  [...line.matchAll(found)].map((match) => {
    const [, year, month, lastYear, lastMonth] = match;
    return quantityAt(match, { dimension: 'months', least: months(year, month), most: months(lastYear, lastMonth) });
  });
