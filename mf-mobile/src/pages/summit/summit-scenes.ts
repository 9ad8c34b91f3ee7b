'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { roundTableScene } from '@site/shared/ui/stages/scenes/round-table-scene';
import { coffeeBreakScene } from '@site/shared/ui/stages/worlds/coffee-break-scene';
import { handshakeScene } from '@site/shared/ui/stages/worlds/handshake-scene';
import { lecternHallScene } from '@site/shared/ui/stages/worlds/lectern-hall-scene';
import { staircaseGroupScene } from '@site/shared/ui/stages/worlds/staircase-group-scene';

/** The photos of the album, the first one large. */
export const summitPhotos = drawingFiles({
  staircaseGroup: staircaseGroupScene,
  lecternHall: lecternHallScene,
  roundTable: roundTableScene,
  handshake: handshakeScene,
  coffeeBreak: coffeeBreakScene,
});
