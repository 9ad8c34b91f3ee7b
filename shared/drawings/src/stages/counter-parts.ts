import { CounterPeople, CounterPlace } from '../parts/scenes/counter-scene';
import type { Drawing } from '@site/shared/ui/drawing';

const size = { width: 320, height: 180 };

/** The scene of the counter in two: the place at once, who is there as a file before it. */
export const counterPlace: Drawing = { ...size, Draw: CounterPlace };
export const counterPeople: Drawing = { ...size, Draw: CounterPeople };
