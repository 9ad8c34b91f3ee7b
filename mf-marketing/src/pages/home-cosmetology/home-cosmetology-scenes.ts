'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { hairSalonScene } from '@site/shared/ui/stages/worlds/hair-salon-scene';

/** What is on air in the stage. */
export const cosmetologyOnAir = drawingFiles({
  hairSalon: hairSalonScene,
});
