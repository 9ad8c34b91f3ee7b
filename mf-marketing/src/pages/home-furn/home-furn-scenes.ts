'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { factoryScene } from '@site/drawings/scenes/factory-scene';
import { roomScene } from '@site/drawings/scenes/room-scene';
import { groupShot } from '@site/drawings/scenes/shot-scenes';
import { boardFactoryScene } from '@site/drawings/worlds/board-factory-scene';
import { designerTableScene } from '@site/drawings/worlds/designer-table-scene';
import { livingRoomScene } from '@site/drawings/worlds/living-room-scene';
import { priceLockScene } from '@site/drawings/worlds/price-lock-scene';
import { edgeTestScene } from './edge-test-scene';

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
