import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { doctorScene } from '@site/shared/ui/stages/scenes/doctor-scene';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { closeUpScene } from '@site/shared/ui/stages/scenes/close-up-scene';
import { factoryScene } from '@site/shared/ui/stages/scenes/factory-scene';
import { babyStoreScene } from '@site/shared/ui/stages/worlds/baby-store-scene';
import { familyRoomScene } from '@site/shared/ui/stages/worlds/family-room-scene';

/** What is drawn beside each use, in the order of the words. */
export const familyDrawings: readonly Drawing[] = [
  familyRoomScene,
  doctorScene,
  babyStoreScene,
  closeUpScene,
  factoryScene,
  audienceScene,
];
