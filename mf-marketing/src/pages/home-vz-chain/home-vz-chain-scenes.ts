'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { drinksHostScene } from '@site/shared/ui/stages/scenes/drinks-host-scene';
import { carShowroomScene } from '@site/shared/ui/stages/worlds/car-showroom-scene';
import { careRoomScene } from '@site/shared/ui/stages/worlds/care-room-scene';
import { familyRoomScene } from '@site/shared/ui/stages/worlds/family-room-scene';
import { livingRoomScene } from '@site/shared/ui/stages/worlds/living-room-scene';
import { nurseClassScene } from '@site/shared/ui/stages/worlds/nurse-class-scene';
import { teaCounterScene } from '@site/shared/ui/stages/worlds/tea-counter-scene';
import { mallAtriumScene } from '@site/shared/ui/stages/worlds/mall-atrium-scene';

/** The kinds of chains, in the order of their words: each at work in its own trade. */
export const chainKindPictures = drawingFiles({
  tea: teaCounterScene,
  growth: familyRoomScene,
  care: careRoomScene,
  sofas: livingRoomScene,
  cars: carShowroomScene,
  measuring: nurseClassScene,
});

/** Who speaks in the room of every store. */
export const storeOnAir = drawingFiles({
  drinksHost: drinksHostScene,
});

/** The case, in two arrangements. */
export const chainCase = drawingFiles({
  chainCaseWide: mallAtriumScene,
  chainCaseTall: mallAtriumScene.tall,
});
