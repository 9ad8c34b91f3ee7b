import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { closeUpScene } from '@site/shared/ui/stages/scenes/close-up-scene';
import { factoryScene } from '@site/shared/ui/stages/scenes/factory-scene';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { slidesScene } from '@site/shared/ui/stages/scenes/slides-scene';
import { dualClassScene } from '@site/shared/ui/stages/worlds/dual-class-scene';

/** What is drawn beside each use, in the order of the words. */
export const eduDrawings: readonly Drawing[] = [
  slidesScene,
  signingShot,
  closeUpScene,
  dualClassScene,
  guestScene,
  factoryScene,
];
