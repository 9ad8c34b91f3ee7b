'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { factoryScene } from '@site/shared/ui/stages/scenes/factory-scene';
import { assemblyLineScene } from '@site/shared/ui/stages/worlds/assembly-line-scene';
import { canteenWindowScene } from '@site/shared/ui/stages/worlds/canteen-window-scene';
import { officeDeskScene } from '@site/shared/ui/stages/worlds/office-desk-scene';
import { teaCounterScene } from '@site/shared/ui/stages/worlds/tea-counter-scene';

/** What the firms of the fair have on air, in their order; the last one, drawn with the fewest bytes, stands in the page. */
export const fairPictures = drawingFiles({
  assemblyLine: assemblyLineScene,
  teaCounter: teaCounterScene,
  officeDesk: officeDeskScene,
});

/** What is on air in the stage. */
export const recruitOnAir = drawingFiles({
  factory: factoryScene,
});

/** The case, in two arrangements. */
export const recruitCase = drawingFiles({
  recruitCaseWide: canteenWindowScene,
  recruitCaseTall: canteenWindowScene.tall,
});
