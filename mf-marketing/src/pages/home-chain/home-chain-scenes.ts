'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { shopHostScene } from '@site/drawings/scenes/shop-host-scene';
import { kitchenTastingScene } from '@site/drawings/worlds/kitchen-tasting-scene';
import { carSeatScene } from '@site/drawings/worlds/car-seat-scene';
import { videoInterviewScene } from '@site/drawings/worlds/video-interview-scene';
import { frontDrawings } from './home-chain-fronts';

/** Headquarters’ kitchen, a shop, a lesson for those who lead shops. */
export const chainPictures = drawingFiles({
  kitchen: kitchenTastingScene,
  shop: carSeatScene,
  lesson: videoInterviewScene,
});

/** Who speaks in the room of a shop. */
export const chainOnAir = drawingFiles({
  shopHost: shopHostScene,
});

/** The shop fronts of the trades, in their order. */
export const frontFiles = drawingFiles(frontDrawings);
