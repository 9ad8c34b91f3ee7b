'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { campusWalkScene } from '@site/drawings/worlds/campus-walk-scene';
import { fairBoothScene } from '../../drawings/fair-booth-scene';
import { floatingPartsScene } from './floating-parts-scene';
import { parkModelScene } from '@site/drawings/worlds/park-model-scene';

/** One for each use, in their order. */
export const yuanyuzhouPictures = drawingFiles({
  fairBooth: fairBoothScene,
  floatingParts: floatingPartsScene,
  parkModel: parkModelScene,
  campusWalk: campusWalkScene,
});
