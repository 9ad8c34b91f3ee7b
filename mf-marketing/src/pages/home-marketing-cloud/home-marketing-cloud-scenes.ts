'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { engineerHostScene } from '@site/shared/ui/stages/scenes/engineer-host-scene';

/** Who answers in the room. */
export const suiteOnAir = drawingFiles({
  engineerHost: engineerHostScene,
});
