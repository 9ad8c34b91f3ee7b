'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { partnersStageScene } from '@site/shared/ui/stages/worlds/partners-stage-scene';
import { testCardScene } from '@site/shared/ui/stages/worlds/test-card-scene';
import { layoutDrawings } from './home-daobo-layout-drawings';

/** In the order of their names. */
export const layoutFiles = drawingFiles(layoutDrawings);

/** What the hall shows, and what viewers see instead. */
export const delayFiles = drawingFiles({
  partnersStage: partnersStageScene,
  testCard: testCardScene,
});
