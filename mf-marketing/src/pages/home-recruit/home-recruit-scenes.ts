'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { factoryScene } from '@site/drawings/scenes/factory-scene';
import { assemblyLineScene } from '@site/drawings/worlds/assembly-line-scene';
import { canteenWindowScene } from './canteen-window-scene';
import { officeDeskScene } from '../../drawings/office-desk-scene';
import { teaCounterScene } from '@site/drawings/worlds/tea-counter-scene';

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
