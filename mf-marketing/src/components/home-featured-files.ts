'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { riverTowerScene } from '@site/drawings/worlds/river-tower-scene';

/** The place of the featured case. */
export const featuredPlace = drawingFiles({
  riverTower: riverTowerScene,
});
