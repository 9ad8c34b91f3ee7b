import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { slidesScene } from '@site/shared/ui/stages/scenes/slides-scene';
import { bankHallScene } from '@site/shared/ui/stages/worlds/bank-hall-scene';
import { checkInGateScene } from '@site/shared/ui/stages/worlds/check-in-gate-scene';
import { forumStageScene } from '@site/shared/ui/stages/worlds/forum-stage-scene';
import { signInDeskScene } from '@site/shared/ui/stages/worlds/sign-in-desk-scene';
import { teaSalonScene } from '@site/shared/ui/stages/worlds/tea-salon-scene';

/** What is drawn beside each use, in the order of the words. */
export const financialDrawings: readonly Drawing[] = [
  bankHallScene,
  forumStageScene,
  checkInGateScene,
  slidesScene,
  teaSalonScene,
  signInDeskScene,
];
