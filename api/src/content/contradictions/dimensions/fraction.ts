import type { Quantity, Recogniser } from '../quantity';

const found = /(?<![\d/])1\/(\d{2,4})(?![\d/])/g;

/** Times of a shutter: 1/100. */
export const fractions: Recogniser = (line) =>
  [...line.matchAll(found)].map(({ 0: text, 1: parts = '', index: start }): Quantity => {
    const value = Number(parts);
    return { dimension: 'fraction', least: value, most: value, text, start, end: start + text.length };
  });
