import type { Drawing } from '@site/shared/ui/drawing';
import { TeaCounterPeople, TeaCounterPlace } from '@site/drawings/worlds/tea-counter-scene';

const size = { width: 360, height: 220 };

/** The scene in two: the place at once, who is there as a file before it. */
export const teaCounterPlace: Drawing = { ...size, Draw: TeaCounterPlace };
export const teaCounterPeople: Drawing = { ...size, Draw: TeaCounterPeople };
