'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { campusWalkScene } from '@site/shared/ui/stages/worlds/campus-walk-scene';
import { fairBoothScene } from '@site/shared/ui/stages/worlds/fair-booth-scene';
import { floatingPartsScene } from '@site/shared/ui/stages/worlds/floating-parts-scene';
import { parkModelScene } from '@site/shared/ui/stages/worlds/park-model-scene';

/** One for each use, in their order. */
export const yuanyuzhouPictures = drawingFiles({
  fairBooth: fairBoothScene,
  floatingParts: floatingPartsScene,
  parkModel: parkModelScene,
  campusWalk: campusWalkScene,
});
