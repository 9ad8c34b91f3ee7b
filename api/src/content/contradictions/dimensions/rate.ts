import { measures } from '../measure';

/** What a line carries, in Kbps. */
export const rates = measures('rate', [
  { written: 'Gbps', factor: 1_000_000 },
  { written: 'Mbps|兆', factor: 1000 },
  { written: 'Kbps|kbps', factor: 1 },
]);
