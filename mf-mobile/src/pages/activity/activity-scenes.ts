'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { glassesScene } from '@site/shared/ui/stages/worlds/glasses-scene';
import { officeBandScene } from '@site/shared/ui/stages/worlds/office-band-scene';
import { roundTablesScene } from '@site/shared/ui/stages/worlds/round-tables-scene';
import { teamSelfieScene } from '@site/shared/ui/stages/worlds/team-selfie-scene';
import { winnerScene } from '@site/shared/ui/stages/worlds/winner-scene';

/** The photos of the album, the first one large. */
export const partyPhotos = drawingFiles({
  teamSelfie: teamSelfieScene,
  roundTables: roundTablesScene,
  winner: winnerScene,
  officeBand: officeBandScene,
  glasses: glassesScene,
});
