import type { Drawing } from '@site/shared/ui/drawing';
import { ConcertPeople, ConcertPlace } from '../../drawings/concert-scene';

const size = { width: 360, height: 220 };

/** The scene in two: the place at once, who is there as a file before it. */
export const concertPlace: Drawing = { ...size, Draw: ConcertPlace };
export const concertPeople: Drawing = { ...size, Draw: ConcertPeople };
