'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { closeUpScene } from '@site/shared/ui/stages/scenes/close-up-scene';
import { roomScene } from '@site/shared/ui/stages/scenes/room-scene';
import { groupShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { boardFactoryScene } from '@site/shared/ui/stages/worlds/board-factory-scene';
import { designerTableScene } from '@site/shared/ui/stages/worlds/designer-table-scene';
import { livingRoomScene } from '@site/shared/ui/stages/worlds/living-room-scene';

/** What is drawn beside each use, in the order of the words. */
export const furnPictures = drawingFiles({
  group: groupShot,
  boardFactory: boardFactoryScene,
  closeUp: closeUpScene,
  livingRoom: livingRoomScene,
  designerTable: designerTableScene,
  room: roomScene,
});
