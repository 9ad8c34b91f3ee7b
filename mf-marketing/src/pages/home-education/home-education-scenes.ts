'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { dealerClassScene } from '@site/drawings/worlds/dealer-class-scene';
import { dualClassScene } from '@site/drawings/worlds/dual-class-scene';
import { workbenchScene } from '@site/drawings/worlds/workbench-scene';

/** What is drawn beside each use, in the order of the words. */
export const educationPictures = drawingFiles({
  workbench: workbenchScene,
  dealerClass: dealerClassScene,
  dualClass: dualClassScene,
});
