'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { awardNightScene } from '@site/drawings/worlds/award-night-scene';
import { awardShot, dinnerShot, groupShot, signingShot } from '@site/drawings/scenes/shot-scenes';
import { codeStageScene } from '@site/drawings/worlds/code-stage-scene';
import { diplomaScene } from '@site/drawings/worlds/diploma-scene';
import { partnersStageScene } from '@site/drawings/worlds/partners-stage-scene';
import { posterHallScene } from '@site/drawings/worlds/poster-hall-scene';
import { sprintScene } from '@site/drawings/worlds/sprint-scene';
import { weddingGardenScene } from '@site/drawings/worlds/wedding-garden-scene';

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
