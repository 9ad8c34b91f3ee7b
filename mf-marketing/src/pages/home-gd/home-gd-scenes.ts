'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { roundTableScene } from '@site/shared/ui/stages/scenes/round-table-scene';
import { valleyScene } from '@site/shared/ui/stages/scenes/valley-scene';
import { concertScene } from '@site/shared/ui/stages/worlds/concert-scene';
import { forumStageScene } from '@site/shared/ui/stages/worlds/forum-stage-scene';
import { newsLinkScene } from '@site/shared/ui/stages/worlds/news-link-scene';
import { orchardScene } from '@site/shared/ui/stages/worlds/orchard-scene';
import { riverTowerScene } from '@site/shared/ui/stages/worlds/river-tower-scene';
import { damNightScene } from '@site/shared/ui/stages/worlds/dam-night-scene';

/** What is drawn beside each use, in the order of the words. */
export const gdPictures = drawingFiles({
  riverTower: riverTowerScene,
  newsLink: newsLinkScene,
  concert: concertScene,
  roundTable: roundTableScene,
  forumStage: forumStageScene,
  orchard: orchardScene,
});

/** What is on air in the stage. */
export const gdOnAir = drawingFiles({
  valley: valleyScene,
});

/** The case, in two arrangements. */
export const gdCase = drawingFiles({
  caseWide: damNightScene,
  caseTall: damNightScene.tall,
});
