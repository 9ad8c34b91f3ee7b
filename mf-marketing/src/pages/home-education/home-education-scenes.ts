'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { slidesScene } from '@site/shared/ui/stages/scenes/slides-scene';
import { dualClassScene } from '@site/shared/ui/stages/worlds/dual-class-scene';
import { workbenchScene } from '@site/shared/ui/stages/worlds/workbench-scene';

/** What is drawn beside each use, in the order of the words. */
export const educationPictures = drawingFiles({
  workbench: workbenchScene,
  slides: slidesScene,
  dualClass: dualClassScene,
});
