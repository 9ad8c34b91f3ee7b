'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { kitchenTastingScene } from '@site/shared/ui/stages/worlds/kitchen-tasting-scene';
import { carSeatScene } from '@site/shared/ui/stages/worlds/car-seat-scene';
import { videoInterviewScene } from '@site/shared/ui/stages/worlds/video-interview-scene';

/** Headquarters’ kitchen, a shop, a lesson for those who lead shops. */
export const chainPictures = drawingFiles({
  kitchen: kitchenTastingScene,
  shop: carSeatScene,
  lesson: videoInterviewScene,
});
