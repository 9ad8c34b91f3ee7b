'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { concertPeople } from './concert';
import { dinnerShot } from '@site/drawings/scenes/shot-scenes';
import { awardNightScene } from '@site/drawings/worlds/award-night-scene';
import { cityToastScene } from '@site/drawings/worlds/city-toast-scene';
import { galaDinnerScene } from '@site/drawings/worlds/gala-dinner-scene';
import { giftTableScene } from '../../drawings/gift-table-scene';
import { glassesScene } from '@site/drawings/worlds/glasses-scene';
import { homePartyScene } from './home-party-scene';
import { messageWallScene } from './message-wall-scene';
import { officeBandScene } from '@site/drawings/worlds/office-band-scene';
import { raffleScene } from '@site/drawings/worlds/raffle-scene';
import { remoteWinnerScene } from './remote-winner-scene';
import { roundTablesScene } from '@site/drawings/worlds/round-tables-scene';
import { shakenPhonesScene } from './shaken-phones-scene';
import { signInDeskScene } from '@site/drawings/worlds/sign-in-desk-scene';
import { signWallScene } from '@site/drawings/worlds/sign-wall-scene';
import { teamSelfieScene } from '@site/drawings/worlds/team-selfie-scene';
import { voteCardsScene } from '@site/drawings/worlds/vote-cards-scene';
import { winnerScene } from '@site/drawings/worlds/winner-scene';

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
