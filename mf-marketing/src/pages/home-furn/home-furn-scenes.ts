'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { factoryScene } from '@site/shared/ui/stages/scenes/factory-scene';
import { roomScene } from '@site/shared/ui/stages/scenes/room-scene';
import { groupShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { boardFactoryScene } from '@site/shared/ui/stages/worlds/board-factory-scene';
import { designerTableScene } from '@site/shared/ui/stages/worlds/designer-table-scene';
import { livingRoomScene } from '@site/shared/ui/stages/worlds/living-room-scene';
import { priceLockScene } from '@site/shared/ui/stages/worlds/price-lock-scene';
import { edgeTestScene } from '@site/shared/ui/stages/worlds/edge-test-scene';

/** What is drawn beside each use, in the order of the words. */
export const furnPictures = drawingFiles({
  group: groupShot,
  boardFactory: boardFactoryScene,
  priceLock: priceLockScene,
  livingRoom: livingRoomScene,
  designerTable: designerTableScene,
  meetingRoom: roomScene,
});

/** What is on air in the stage. */
export const furnOnAir = drawingFiles({
  factory: factoryScene,
});

/** The case, in two arrangements. */
export const furnCase = drawingFiles({
  furnCaseWide: edgeTestScene,
  furnCaseTall: edgeTestScene.tall,
});
