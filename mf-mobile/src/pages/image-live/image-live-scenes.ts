'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { awardShot, dinnerShot, groupShot, signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { partnersStageScene } from '@site/shared/ui/stages/worlds/partners-stage-scene';

/** The photos of the album, the first one large. */
export const partnersPhotos = drawingFiles({
  group: groupShot,
  partnersStage: partnersStageScene,
  award: awardShot,
  signing: signingShot,
  dinner: dinnerShot,
});
