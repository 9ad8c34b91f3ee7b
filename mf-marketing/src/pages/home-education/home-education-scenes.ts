'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { dealerClassScene } from '@site/shared/ui/stages/worlds/dealer-class-scene';
import { dualClassScene } from '@site/shared/ui/stages/worlds/dual-class-scene';
import { workbenchScene } from '@site/shared/ui/stages/worlds/workbench-scene';

/** What is drawn beside each use, in the order of the words. */
export const educationPictures = drawingFiles({
  workbench: workbenchScene,
  dealerClass: dealerClassScene,
  dualClass: dualClassScene,
});
