import type { Drawing } from '@site/shared/ui/drawing';
import { ShopHostPeople, ShopHostPlace } from '@site/drawings/scenes/shop-host-scene';

const size = { width: 248, height: 520 };

/** The scene in two: the place at once, who is there as a file before it. */
export const shopHostPlace: Drawing = { ...size, Draw: ShopHostPlace };
export const shopHostPeople: Drawing = { ...size, Draw: ShopHostPeople };
