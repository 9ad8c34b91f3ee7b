'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { factoryScene } from '@site/shared/ui/stages/scenes/factory-scene';

/** What is on air in the stage. */
export const recruitOnAir = drawingFiles({
  factory: factoryScene,
});
