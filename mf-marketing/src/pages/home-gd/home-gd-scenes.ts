'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { newsScene } from '@site/shared/ui/stages/scenes/news-scene';
import { pitchScene } from '@site/shared/ui/stages/scenes/pitch-scene';
import { roundTableScene } from '@site/shared/ui/stages/scenes/round-table-scene';
import { valleyScene } from '@site/shared/ui/stages/scenes/valley-scene';
import { concertScene } from '@site/shared/ui/stages/worlds/concert-scene';
import { fieldReporterScene } from '@site/shared/ui/stages/worlds/field-reporter-scene';
import { forumStageScene } from '@site/shared/ui/stages/worlds/forum-stage-scene';
import { newsLinkScene } from '@site/shared/ui/stages/worlds/news-link-scene';
import { orchardScene } from '@site/shared/ui/stages/worlds/orchard-scene';
import { pressHallScene } from '@site/shared/ui/stages/worlds/press-hall-scene';
import { riverTowerScene } from '@site/shared/ui/stages/worlds/river-tower-scene';
import { damNightScene } from '@site/shared/ui/stages/worlds/dam-night-scene';
import { waterChartScene } from '@site/shared/ui/stages/worlds/water-chart-scene';

/** What the cameras see that are not on air. */
export const gdCameras = drawingFiles({
  news: newsScene,
  fieldReporter: fieldReporterScene,
  pitch: pitchScene,
  pressHall: pressHallScene,
  waterChart: waterChartScene,
});

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
  gdCaseWide: damNightScene,
  gdCaseTall: damNightScene.tall,
});
