import { boothScene } from '@site/shared/ui/stages/scenes/booth-scene';
import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { launchScene } from '@site/shared/ui/stages/scenes/launch-scene';
import { checkInGateScene } from '@site/shared/ui/stages/worlds/check-in-gate-scene';
import { galaDinnerScene } from '@site/shared/ui/stages/worlds/gala-dinner-scene';
import { parkModelScene } from '@site/shared/ui/stages/worlds/park-model-scene';

/** What is drawn beside each use, in the order of the words. */
export const entmarketDrawings: readonly Drawing[] = [
  launchScene,
  parkModelScene,
  checkInGateScene,
  guestScene,
  galaDinnerScene,
  boothScene,
];
