'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { wardrobeHostScene } from '../../drawings/wardrobe-host-scene';

/** Who speaks in the room. */
export const syzbOnAir = drawingFiles({
  wardrobeHost: wardrobeHostScene,
});
