'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { boothScene } from '@site/drawings/scenes/booth-scene';
import { awardShot, dinnerShot, groupShot } from '@site/drawings/scenes/shot-scenes';
import { audienceCloseScene } from '../../drawings/audience-close-scene';
import { awardNightScene } from '@site/drawings/worlds/award-night-scene';
import { badgeHandsScene } from '@site/drawings/worlds/badge-hands-scene';
import { coffeeBreakScene } from '@site/drawings/worlds/coffee-break-scene';
import { forumStageScene } from '@site/drawings/worlds/forum-stage-scene';
import { giftTableScene } from '../../drawings/gift-table-scene';
import { glassesScene } from '@site/drawings/worlds/glasses-scene';
import { graduationScene } from '@site/drawings/worlds/graduation-scene';
import { handshakeScene } from '@site/drawings/worlds/handshake-scene';
import { interviewCornerScene } from '@site/drawings/worlds/interview-corner-scene';
import { interpreterBoothScene } from '../../drawings/interpreter-booth-scene';
import { lobbyLeavingScene } from './lobby-leaving-scene';
import { officeBandScene } from '@site/drawings/worlds/office-band-scene';
import { partnersStageScene } from '@site/drawings/worlds/partners-stage-scene';
import { pressHallScene } from '@site/drawings/worlds/press-hall-scene';
import { productTableScene } from '../../drawings/product-table-scene';
import { raffleScene } from '@site/drawings/worlds/raffle-scene';
import { roundTablesScene } from '@site/drawings/worlds/round-tables-scene';
import { signWallScene } from '@site/drawings/worlds/sign-wall-scene';
import { staircaseGroupScene } from '@site/drawings/worlds/staircase-group-scene';
import { teamSelfieScene } from '@site/drawings/worlds/team-selfie-scene';
import { weddingGardenScene } from '@site/drawings/worlds/wedding-garden-scene';
import { winnerScene } from '@site/drawings/worlds/winner-scene';

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
