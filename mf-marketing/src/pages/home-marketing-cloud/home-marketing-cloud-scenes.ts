'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { engineerHostScene } from './engineer-host-scene';

/** Who answers in the room. */
export const suiteOnAir = drawingFiles({
  engineerHost: engineerHostScene,
});
