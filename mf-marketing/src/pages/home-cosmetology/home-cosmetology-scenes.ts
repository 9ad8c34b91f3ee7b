'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { hairSalonScene } from '@site/drawings/worlds/hair-salon-scene';
import { salonDeskScene } from './salon-desk-scene';

/** What is on air in the stage. */
export const cosmetologyOnAir = drawingFiles({
  hairSalon: hairSalonScene,
});

/** The case, in two arrangements. */
export const cosmetologyCase = drawingFiles({
  cosmetologyCaseWide: salonDeskScene,
  cosmetologyCaseTall: salonDeskScene.tall,
});
