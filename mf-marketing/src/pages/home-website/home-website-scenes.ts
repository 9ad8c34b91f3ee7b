'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { launchScene } from '@site/shared/ui/stages/scenes/launch-scene';
import { newsScene } from '@site/shared/ui/stages/scenes/news-scene';
import { workbenchScene } from '@site/shared/ui/stages/worlds/workbench-scene';

/** What is drawn beside each use, in the order of the words. */
export const sitePictures = drawingFiles({
  launch: launchScene,
  workbench: workbenchScene,
  news: newsScene,
});
