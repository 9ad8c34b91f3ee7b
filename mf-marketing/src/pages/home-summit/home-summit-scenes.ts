'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { roundTableScene } from '@site/drawings/scenes/round-table-scene';
import { badgeHandsScene } from '@site/drawings/worlds/badge-hands-scene';
import { coffeeBreakScene } from '@site/drawings/worlds/coffee-break-scene';
import { handshakeScene } from '@site/drawings/worlds/handshake-scene';
import { interpreterBoothScene } from '../../drawings/interpreter-booth-scene';
import { lecternHallScene } from '@site/drawings/worlds/lectern-hall-scene';
import { parkModelScene } from '@site/drawings/worlds/park-model-scene';
import { posterHallScene } from '@site/drawings/worlds/poster-hall-scene';
import { staircaseGroupScene } from '@site/drawings/worlds/staircase-group-scene';

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
