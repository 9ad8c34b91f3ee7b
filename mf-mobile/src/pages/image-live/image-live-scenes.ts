'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { awardNightScene } from '@site/shared/ui/stages/worlds/award-night-scene';
import { awardShot, dinnerShot, groupShot, signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { codeStageScene } from '@site/shared/ui/stages/worlds/code-stage-scene';
import { diplomaScene } from '@site/shared/ui/stages/worlds/diploma-scene';
import { partnersStageScene } from '@site/shared/ui/stages/worlds/partners-stage-scene';
import { posterHallScene } from '@site/shared/ui/stages/worlds/poster-hall-scene';
import { sprintScene } from '@site/shared/ui/stages/worlds/sprint-scene';
import { weddingGardenScene } from '@site/shared/ui/stages/worlds/wedding-garden-scene';

/** The photos of the album, the first one large. */
export const partnersPhotos = drawingFiles({
  group: groupShot,
  partnersStage: partnersStageScene,
  award: awardShot,
  signing: signingShot,
  dinner: dinnerShot,
});

/** One for each use, in their order. */
export const imageLivePictures = drawingFiles({
  codeStage: codeStageScene,
  awardNight: awardNightScene,
  diploma: diplomaScene,
  sprint: sprintScene,
  weddingGarden: weddingGardenScene,
  posterHall: posterHallScene,
});
