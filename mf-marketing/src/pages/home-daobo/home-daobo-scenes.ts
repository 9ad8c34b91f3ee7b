'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { partnersStageScene } from '@site/drawings/worlds/partners-stage-scene';
import { testCardScene } from '@site/drawings/worlds/test-card-scene';
import { layoutDrawings } from './home-daobo-layout-drawings';
import { delayTimes } from './home-daobo-times-drawing';

/** In the order of their names. */
export const layoutFiles = drawingFiles(layoutDrawings);

/** What the hall shows, what viewers see instead, and both on one line of time. */
export const delayFiles = drawingFiles({
  partnersStage: partnersStageScene,
  testCard: testCardScene,
  delayTimes,
});
