'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { babyStoreScene } from '@site/shared/ui/stages/worlds/baby-store-scene';
import { carShowroomScene } from '@site/shared/ui/stages/worlds/car-showroom-scene';
import { hairSalonScene } from '@site/shared/ui/stages/worlds/hair-salon-scene';
import { livingRoomScene } from '@site/shared/ui/stages/worlds/living-room-scene';
import { pharmacyScene } from '@site/shared/ui/stages/worlds/pharmacy-scene';
import { teaCounterScene } from '@site/shared/ui/stages/worlds/tea-counter-scene';

/** The kinds of chains, in the order of their words: each in a shop of its own trade. */
export const chainKindPictures = drawingFiles({
  tea: teaCounterScene,
  baby: babyStoreScene,
  salon: hairSalonScene,
  sofas: livingRoomScene,
  cars: carShowroomScene,
  pharmacy: pharmacyScene,
});
