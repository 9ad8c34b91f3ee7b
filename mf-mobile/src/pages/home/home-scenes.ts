'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { classScene } from '@site/drawings/scenes/class-scene';
import { tallNetwork } from '@site/drawings/stages/store-network-pictures';
import { riverTowerScene } from '@site/drawings/worlds/river-tower-scene';
import { teaStores } from '../../content/home/stages';

/** The place of the featured case. */
export const featuredPlace = drawingFiles({
  riverTower: riverTowerScene,
});

/** Who teaches on the phone of the scenario. */
export const trainingOnAir = drawingFiles({
  class: classScene,
});

/** Two tea shops and their headquarters. */
export const teaNetwork = drawingFiles({
  teaStores: tallNetwork({ network: teaStores }),
});
