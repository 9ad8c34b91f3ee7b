'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { drinksHostScene } from '@site/shared/ui/stages/scenes/drinks-host-scene';
import { carSeatScene } from '@site/shared/ui/stages/worlds/car-seat-scene';
import { carUnveilingScene } from '@site/shared/ui/stages/worlds/car-unveiling-scene';
import { hairSalonScene } from '@site/shared/ui/stages/worlds/hair-salon-scene';
import { livingRoomScene } from '@site/shared/ui/stages/worlds/living-room-scene';
import { pharmacyScene } from '@site/shared/ui/stages/worlds/pharmacy-scene';
import { teaPickupScene } from '@site/shared/ui/stages/worlds/tea-pickup-scene';

/** One for each use, in their order. */
export const vzChainPictures = drawingFiles({
  teaPickup: teaPickupScene,
  carSeat: carSeatScene,
  hairSalon: hairSalonScene,
  livingRoom: livingRoomScene,
  carUnveiling: carUnveilingScene,
  pharmacy: pharmacyScene,
});

/** Who speaks in the room of every store. */
export const storeOnAir = drawingFiles({
  drinksHost: drinksHostScene,
});
