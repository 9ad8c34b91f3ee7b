'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { boothScene } from '@site/shared/ui/stages/scenes/booth-scene';
import { signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { awardNightScene } from '@site/shared/ui/stages/worlds/award-night-scene';
import { forumStageScene } from '@site/shared/ui/stages/worlds/forum-stage-scene';
import { graduationScene } from '@site/shared/ui/stages/worlds/graduation-scene';
import { weddingGardenScene } from '@site/shared/ui/stages/worlds/wedding-garden-scene';

/** What is drawn beside each use, in the order of the words. */
export const imagePictures = drawingFiles({
  forumStage: forumStageScene,
  awardNight: awardNightScene,
  signing: signingShot,
  weddingGarden: weddingGardenScene,
  graduation: graduationScene,
  booth: boothScene,
});
