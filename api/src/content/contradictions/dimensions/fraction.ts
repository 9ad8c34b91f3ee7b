import { quantityAt, type Recogniser } from '../quantity';

const found = /(?<![\d/])1\/(\d{2,4})(?![\d/])/g;

/** Times of a shutter: 1/100. */
export const fractions: Recogniser = (line) =>
  [...line.matchAll(found)].map((match) => {
    const value = Number(match[1]);
    return quantityAt(match, { dimension: 'fraction', least: value, most: value });
  });
