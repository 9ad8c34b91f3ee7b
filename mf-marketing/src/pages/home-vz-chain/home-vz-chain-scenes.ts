'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { drinksHostScene } from '@site/drawings/scenes/drinks-host-scene';
import { carShowroomScene } from '@site/drawings/worlds/car-showroom-scene';
import { careRoomScene } from '@site/drawings/worlds/care-room-scene';
import { familyRoomScene } from '@site/drawings/worlds/family-room-scene';
import { livingRoomScene } from '@site/drawings/worlds/living-room-scene';
import { nurseClassScene } from '../../drawings/nurse-class-scene';
import { teaCounterScene } from '@site/drawings/worlds/tea-counter-scene';
import { mallAtriumScene } from './mall-atrium-scene';

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
