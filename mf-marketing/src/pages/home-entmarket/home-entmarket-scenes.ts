import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { boothScene } from '@site/shared/ui/stages/scenes/booth-scene';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { launchScene } from '@site/shared/ui/stages/scenes/launch-scene';
import { dinnerShot, signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';

/** What is drawn beside each use, in the order of the words. */
export const entmarketDrawings: readonly Drawing[] = [
  launchScene,
  signingShot,
  audienceScene,
  guestScene,
  dinnerShot,
  boothScene,
];
