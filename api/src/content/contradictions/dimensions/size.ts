import { measures } from '../measure';

/** What is stored or sent, in MB. */
export const sizes = measures('size', [
  { written: 'TB?(?![A-Za-z])', factor: 1_000_000 },
  { written: 'GB?(?![A-Za-z])', factor: 1000 },
  { written: 'MB?(?![A-Za-z])', factor: 1 },
]);
