'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { newsScene } from '@site/drawings/scenes/news-scene';
import { pitchScene } from '@site/drawings/scenes/pitch-scene';
import { roundTableScene } from '@site/drawings/scenes/round-table-scene';
import { valleyScene } from '@site/drawings/scenes/valley-scene';
import { concertScene } from '../../drawings/concert-scene';
import { fieldReporterScene } from '@site/drawings/worlds/field-reporter-scene';
import { forumStageScene } from '@site/drawings/worlds/forum-stage-scene';
import { newsLinkScene } from '@site/drawings/worlds/news-link-scene';
import { orchardScene } from '@site/drawings/worlds/orchard-scene';
import { pressHallScene } from '@site/drawings/worlds/press-hall-scene';
import { riverTowerScene } from '@site/drawings/worlds/river-tower-scene';
import { damNightScene } from './dam-night-scene';
import { waterChartScene } from '@site/drawings/worlds/water-chart-scene';

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
