'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { boothScene } from '@site/shared/ui/stages/scenes/booth-scene';
import { newsScene } from '@site/shared/ui/stages/scenes/news-scene';
import { speakerScene } from '@site/shared/ui/stages/scenes/speaker-scenes';
import { designerTableScene } from '@site/shared/ui/stages/worlds/designer-table-scene';
import { assemblyLineScene } from '@site/shared/ui/stages/worlds/assembly-line-scene';
import { boardFactoryScene } from '@site/shared/ui/stages/worlds/board-factory-scene';
import { dealerClassScene } from '@site/shared/ui/stages/worlds/dealer-class-scene';
import { homeStudyScene } from '@site/shared/ui/stages/worlds/home-study-scene';
import { softwareDemoScene } from '@site/shared/ui/stages/worlds/software-demo-scene';
import { workbenchScene } from '@site/shared/ui/stages/worlds/workbench-scene';

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
