import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { factoryScene } from '@site/shared/ui/stages/scenes/factory-scene';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { launchScene } from '@site/shared/ui/stages/scenes/launch-scene';
import { dinnerShot, groupShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { livingRoomScene } from '@site/shared/ui/stages/worlds/living-room-scene';

/** What is drawn beside each use, in the order of the words. */
export const furnDrawings: readonly Drawing[] = [
  groupShot,
  factoryScene,
  launchScene,
  livingRoomScene,
  guestScene,
  dinnerShot,
];
