'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { roundTableScene } from '@site/shared/ui/stages/scenes/round-table-scene';
import { badgeHandsScene } from '@site/shared/ui/stages/worlds/badge-hands-scene';
import { coffeeBreakScene } from '@site/shared/ui/stages/worlds/coffee-break-scene';
import { handshakeScene } from '@site/shared/ui/stages/worlds/handshake-scene';
import { interpreterBoothScene } from '@site/shared/ui/stages/worlds/interpreter-booth-scene';
import { lecternHallScene } from '@site/shared/ui/stages/worlds/lectern-hall-scene';
import { parkModelScene } from '@site/shared/ui/stages/worlds/park-model-scene';
import { posterHallScene } from '@site/shared/ui/stages/worlds/poster-hall-scene';
import { staircaseGroupScene } from '@site/shared/ui/stages/worlds/staircase-group-scene';

/** The photos of the album, the first one large. */
export const summitPhotos = drawingFiles({
  staircaseGroup: staircaseGroupScene,
  lecternHall: lecternHallScene,
  roundTable: roundTableScene,
  handshake: handshakeScene,
  posterHall: posterHallScene,
  coffeeBreak: coffeeBreakScene,
  badgeHands: badgeHandsScene,
  interpreterBooth: interpreterBoothScene,
  parkModel: parkModelScene,
});
