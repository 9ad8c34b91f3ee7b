'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { slidesScene } from '@site/shared/ui/stages/scenes/slides-scene';
import { bankHallScene } from '@site/shared/ui/stages/worlds/bank-hall-scene';
import { checkInGateScene } from '@site/shared/ui/stages/worlds/check-in-gate-scene';
import { forumStageScene } from '@site/shared/ui/stages/worlds/forum-stage-scene';
import { signInDeskScene } from '@site/shared/ui/stages/worlds/sign-in-desk-scene';
import { teaSalonScene } from '@site/shared/ui/stages/worlds/tea-salon-scene';

/** What is drawn beside each use, in the order of the words. */
export const financialPictures = drawingFiles({
  bankHall: bankHallScene,
  forumStage: forumStageScene,
  checkInGate: checkInGateScene,
  slides: slidesScene,
  teaSalon: teaSalonScene,
  signInDesk: signInDeskScene,
});
