'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { badgeHandsScene } from '@site/shared/ui/stages/worlds/badge-hands-scene';
import { dealerClassScene } from '@site/shared/ui/stages/worlds/dealer-class-scene';
import { fairBoothScene } from '@site/shared/ui/stages/worlds/fair-booth-scene';
import { raffleScene } from '@site/shared/ui/stages/worlds/raffle-scene';
import { signWallScene } from '@site/shared/ui/stages/worlds/sign-wall-scene';
import { voteCardsScene } from '@site/shared/ui/stages/worlds/vote-cards-scene';

/** One for each use, in their order. */
export const entmarketPictures = drawingFiles({
  voteCards: voteCardsScene,
  signWall: signWallScene,
  badgeHands: badgeHandsScene,
  dealerClass: dealerClassScene,
  raffle: raffleScene,
  fairBooth: fairBoothScene,
});
