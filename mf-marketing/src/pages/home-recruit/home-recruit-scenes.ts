'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { factoryScene } from '@site/shared/ui/stages/scenes/factory-scene';
import { canteenWindowScene } from '@site/shared/ui/stages/worlds/canteen-window-scene';

/** What is on air in the stage. */
export const recruitOnAir = drawingFiles({
  factory: factoryScene,
});

/** The case, in two arrangements. */
export const recruitCase = drawingFiles({
  caseWide: canteenWindowScene,
  caseTall: canteenWindowScene.tall,
});
