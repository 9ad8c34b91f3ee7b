import { measures } from '../measure';

/** How many times something is of something else. */
export const multiples = measures('multiple', [{ written: '倍(?!速|数|镜)', factor: 1 }]);
