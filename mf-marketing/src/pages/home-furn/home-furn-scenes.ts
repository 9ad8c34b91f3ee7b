import { closeUpScene } from '@site/shared/ui/stages/scenes/close-up-scene';
import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { roomScene } from '@site/shared/ui/stages/scenes/room-scene';
import { groupShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { boardFactoryScene } from '@site/shared/ui/stages/worlds/board-factory-scene';
import { designerTableScene } from '@site/shared/ui/stages/worlds/designer-table-scene';
import { livingRoomScene } from '@site/shared/ui/stages/worlds/living-room-scene';

/** What is drawn beside each use, in the order of the words. */
export const furnDrawings: readonly Drawing[] = [
  groupShot,
  boardFactoryScene,
  closeUpScene,
  livingRoomScene,
  designerTableScene,
  roomScene,
];
