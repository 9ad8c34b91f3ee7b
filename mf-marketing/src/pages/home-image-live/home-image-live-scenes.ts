'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { boothScene } from '@site/shared/ui/stages/scenes/booth-scene';
import { awardShot, dinnerShot, groupShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { audienceCloseScene } from '@site/shared/ui/stages/worlds/audience-close-scene';
import { awardNightScene } from '@site/shared/ui/stages/worlds/award-night-scene';
import { badgeHandsScene } from '@site/shared/ui/stages/worlds/badge-hands-scene';
import { coffeeBreakScene } from '@site/shared/ui/stages/worlds/coffee-break-scene';
import { forumStageScene } from '@site/shared/ui/stages/worlds/forum-stage-scene';
import { giftTableScene } from '@site/shared/ui/stages/worlds/gift-table-scene';
import { glassesScene } from '@site/shared/ui/stages/worlds/glasses-scene';
import { graduationScene } from '@site/shared/ui/stages/worlds/graduation-scene';
import { handshakeScene } from '@site/shared/ui/stages/worlds/handshake-scene';
import { interviewCornerScene } from '@site/shared/ui/stages/worlds/interview-corner-scene';
import { interpreterBoothScene } from '@site/shared/ui/stages/worlds/interpreter-booth-scene';
import { lobbyLeavingScene } from '@site/shared/ui/stages/worlds/lobby-leaving-scene';
import { officeBandScene } from '@site/shared/ui/stages/worlds/office-band-scene';
import { partnersStageScene } from '@site/shared/ui/stages/worlds/partners-stage-scene';
import { pressHallScene } from '@site/shared/ui/stages/worlds/press-hall-scene';
import { productTableScene } from '@site/shared/ui/stages/worlds/product-table-scene';
import { raffleScene } from '@site/shared/ui/stages/worlds/raffle-scene';
import { roundTablesScene } from '@site/shared/ui/stages/worlds/round-tables-scene';
import { signWallScene } from '@site/shared/ui/stages/worlds/sign-wall-scene';
import { staircaseGroupScene } from '@site/shared/ui/stages/worlds/staircase-group-scene';
import { teamSelfieScene } from '@site/shared/ui/stages/worlds/team-selfie-scene';
import { weddingGardenScene } from '@site/shared/ui/stages/worlds/wedding-garden-scene';
import { winnerScene } from '@site/shared/ui/stages/worlds/winner-scene';

/** Small in the album before anybody presses the shutter. */
export const takenBefore = drawingFiles({
  group: groupShot,
  partnersStage: partnersStageScene,
  award: awardShot,
});

/** The rest of the roll: nobody sees them before the shutter is pressed. */
export const takenLater = drawingFiles({
  audienceClose: audienceCloseScene,
  dinner: dinnerShot,
  productTable: productTableScene,
  interviewCorner: interviewCornerScene,
  lobbyLeaving: lobbyLeavingScene,
});

/** What is drawn beside each use, in the order of the words. */
export const imagePictures = drawingFiles({
  forumStage: forumStageScene,
  awardNight: awardNightScene,
  handshake: handshakeScene,
  weddingGarden: weddingGardenScene,
  graduation: graduationScene,
  booth: boothScene,
});

/** Photos that wait for their retouch. */
export const queuedPhotos = drawingFiles({
  staircaseGroup: staircaseGroupScene,
  coffeeBreak: coffeeBreakScene,
  badgeHands: badgeHandsScene,
  interpreterBooth: interpreterBoothScene,
});

/** Photos that are looked through. */
export const checkedPhotos = drawingFiles({
  signWall: signWallScene,
  winner: winnerScene,
  glasses: glassesScene,
});

/** Photos of one guest. */
export const foundPhotos = drawingFiles({
  teamSelfie: teamSelfieScene,
  roundTables: roundTablesScene,
  raffle: raffleScene,
  giftTable: giftTableScene,
  officeBand: officeBandScene,
  pressHall: pressHallScene,
});
