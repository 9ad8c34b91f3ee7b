'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { babyStoreScene } from '@site/shared/ui/stages/worlds/baby-store-scene';
import { hairSalonScene } from '@site/shared/ui/stages/worlds/hair-salon-scene';
import { pharmacyScene } from '@site/shared/ui/stages/worlds/pharmacy-scene';
import { teaCounterScene } from '@site/shared/ui/stages/worlds/tea-counter-scene';

/** One for each trade, in their order. */
export const chainPictures = drawingFiles({
  teaCounter: teaCounterScene,
  hairSalon: hairSalonScene,
  babyStore: babyStoreScene,
  pharmacy: pharmacyScene,
});
