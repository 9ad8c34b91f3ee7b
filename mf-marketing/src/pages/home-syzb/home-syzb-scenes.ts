'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { wardrobeHostScene } from '@site/shared/ui/stages/scenes/wardrobe-host-scene';

/** Who speaks in the room. */
export const syzbOnAir = drawingFiles({
  wardrobeHost: wardrobeHostScene,
});
