import { closeUpScene } from '@site/shared/ui/stages/scenes/close-up-scene';
import { doctorScene } from '@site/shared/ui/stages/scenes/doctor-scene';
import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { assemblyLineScene } from '@site/shared/ui/stages/worlds/assembly-line-scene';
import { babyStoreScene } from '@site/shared/ui/stages/worlds/baby-store-scene';
import { familyRoomScene } from '@site/shared/ui/stages/worlds/family-room-scene';
import { pictureBookScene } from '@site/shared/ui/stages/worlds/picture-book-scene';

/** What is drawn beside each use, in the order of the words. */
export const familyDrawings: readonly Drawing[] = [
  familyRoomScene,
  doctorScene,
  babyStoreScene,
  closeUpScene,
  assemblyLineScene,
  pictureBookScene,
];
