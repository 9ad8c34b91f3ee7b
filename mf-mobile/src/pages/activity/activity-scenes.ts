'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { glassesScene } from '@site/drawings/worlds/glasses-scene';
import { officeBandScene } from '@site/drawings/worlds/office-band-scene';
import { roundTablesScene } from '@site/drawings/worlds/round-tables-scene';
import { teamSelfieScene } from '@site/drawings/worlds/team-selfie-scene';
import { winnerScene } from '@site/drawings/worlds/winner-scene';

/** The photos of the album, the first one large. */
export const partyPhotos = drawingFiles({
  teamSelfie: teamSelfieScene,
  roundTables: roundTablesScene,
  winner: winnerScene,
  officeBand: officeBandScene,
  glasses: glassesScene,
});
