'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { badgeHandsScene } from '@site/drawings/worlds/badge-hands-scene';
import { dealerClassScene } from '@site/drawings/worlds/dealer-class-scene';
import { fairBoothScene } from '../../drawings/fair-booth-scene';
import { raffleScene } from '@site/drawings/worlds/raffle-scene';
import { signWallScene } from '@site/drawings/worlds/sign-wall-scene';
import { voteCardsScene } from '@site/drawings/worlds/vote-cards-scene';

/** One for each use, in their order. */
export const entmarketPictures = drawingFiles({
  voteCards: voteCardsScene,
  signWall: signWallScene,
  badgeHands: badgeHandsScene,
  dealerClass: dealerClassScene,
  raffle: raffleScene,
  fairBooth: fairBoothScene,
});
