import type { Drawing } from '@site/shared/ui/drawing';
import { RevealPeople, RevealPlace } from '@site/drawings/worlds/product-reveal-scene';

const size = { width: 360, height: 220 };

/** The scene in two: the place at once, who is there as a file before it. */
export const productRevealPlace: Drawing = { ...size, Draw: RevealPlace };
export const productRevealPeople: Drawing = { ...size, Draw: RevealPeople };
