import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { launchScene } from '@site/shared/ui/stages/scenes/launch-scene';
import { dinnerShot, signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { slidesScene } from '@site/shared/ui/stages/scenes/slides-scene';
import { bankHallScene } from '@site/shared/ui/stages/worlds/bank-hall-scene';

/** What is drawn beside each use, in the order of the words. */
export const financialDrawings: readonly Drawing[] = [
  bankHallScene,
  slidesScene,
  launchScene,
  audienceScene,
  dinnerShot,
  signingShot,
];
