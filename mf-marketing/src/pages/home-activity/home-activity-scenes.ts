'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { concertPeople } from '@site/shared/ui/stages/places/concert';
import { dinnerShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { awardNightScene } from '@site/shared/ui/stages/worlds/award-night-scene';
import { cityToastScene } from '@site/shared/ui/stages/worlds/city-toast-scene';
import { galaDinnerScene } from '@site/shared/ui/stages/worlds/gala-dinner-scene';
import { giftTableScene } from '@site/shared/ui/stages/worlds/gift-table-scene';
import { glassesScene } from '@site/shared/ui/stages/worlds/glasses-scene';
import { homePartyScene } from '@site/shared/ui/stages/worlds/home-party-scene';
import { messageWallScene } from '@site/shared/ui/stages/worlds/message-wall-scene';
import { officeBandScene } from '@site/shared/ui/stages/worlds/office-band-scene';
import { raffleScene } from '@site/shared/ui/stages/worlds/raffle-scene';
import { remoteWinnerScene } from '@site/shared/ui/stages/worlds/remote-winner-scene';
import { roundTablesScene } from '@site/shared/ui/stages/worlds/round-tables-scene';
import { shakenPhonesScene } from '@site/shared/ui/stages/worlds/shaken-phones-scene';
import { signInDeskScene } from '@site/shared/ui/stages/worlds/sign-in-desk-scene';
import { signWallScene } from '@site/shared/ui/stages/worlds/sign-wall-scene';
import { teamSelfieScene } from '@site/shared/ui/stages/worlds/team-selfie-scene';
import { voteCardsScene } from '@site/shared/ui/stages/worlds/vote-cards-scene';
import { winnerScene } from '@site/shared/ui/stages/worlds/winner-scene';

/** Who is in the main hall; the hall itself stands in the page. */
export const mainHall = drawingFiles({ concertPeople });

/** The other halls on the wall, in their order. */
export const hallPictures = drawingFiles({
  dinner: dinnerShot,
  galaDinner: galaDinnerScene,
  homeParty: homePartyScene,
});

/** What is drawn beside each use, in the order of the words. */
export const activityPictures = drawingFiles({
  signInDesk: signInDeskScene,
  messageWall: messageWallScene,
  cityToast: cityToastScene,
  awardNight: awardNightScene,
  voteCards: voteCardsScene,
  shakenPhones: shakenPhonesScene,
});

/** The photos of the album, the first one large. */
export const activityPhotos = drawingFiles({
  teamSelfie: teamSelfieScene,
  roundTables: roundTablesScene,
  winner: winnerScene,
  officeBand: officeBandScene,
  remoteWinner: remoteWinnerScene,
  signWall: signWallScene,
  glasses: glassesScene,
  raffle: raffleScene,
  giftTable: giftTableScene,
});
