'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { drinksHostScene } from '@site/drawings/scenes/drinks-host-scene';
import { carSeatScene } from '@site/drawings/worlds/car-seat-scene';
import { carUnveilingScene } from './car-unveiling-scene';
import { hairSalonScene } from '@site/drawings/worlds/hair-salon-scene';
import { livingRoomScene } from '@site/drawings/worlds/living-room-scene';
import { pharmacyScene } from '@site/drawings/worlds/pharmacy-scene';
import { teaPickupScene } from '../../drawings/tea-pickup-scene';

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
