'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { boothScene } from '@site/drawings/scenes/booth-scene';
import { newsScene } from '@site/drawings/scenes/news-scene';
import { speakerScene } from '@site/drawings/scenes/speaker-scenes';
import { designerTableScene } from '@site/drawings/worlds/designer-table-scene';
import { assemblyLineScene } from '@site/drawings/worlds/assembly-line-scene';
import { boardFactoryScene } from '@site/drawings/worlds/board-factory-scene';
import { dealerClassScene } from '@site/drawings/worlds/dealer-class-scene';
import { homeStudyScene } from '../../drawings/home-study-scene';
import { softwareDemoScene } from '@site/drawings/worlds/software-demo-scene';
import { workbenchScene } from '@site/drawings/worlds/workbench-scene';

/** Replays on the site while it is built, in the order of the words. */
export const replayPictures = drawingFiles({
  booth: boothScene,
  boardFactory: boardFactoryScene,
  softwareDemo: softwareDemoScene,
});

/** What is drawn beside each use, in the order of the words. */
export const sitePictures = drawingFiles({
  designerTable: designerTableScene,
  homeStudy: homeStudyScene,
  news: newsScene,
});

/** Replays that a search finds, in the order of the words. */
export const foundReplays = drawingFiles({
  assemblyLine: assemblyLineScene,
  speaker: speakerScene,
  dealerClass: dealerClassScene,
  workbench: workbenchScene,
});
