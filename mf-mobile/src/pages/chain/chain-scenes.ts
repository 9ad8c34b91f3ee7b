'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { tallNetwork, wideNetwork } from '@site/drawings/stages/store-network-pictures';
import { babyStoreScene } from '@site/drawings/worlds/baby-store-scene';
import { careRoomScene } from '@site/drawings/worlds/care-room-scene';
import { hairSalonScene } from '@site/drawings/worlds/hair-salon-scene';
import { pharmacyScene } from '@site/drawings/worlds/pharmacy-scene';
import { teaCounterScene } from '@site/drawings/worlds/tea-counter-scene';
import { chainNetwork, chainWideNetwork } from '../../content/chain';

/** One for each trade, in their order. */
export const chainPictures = drawingFiles({
  teaCounter: teaCounterScene,
  hairSalon: hairSalonScene,
  babyStore: babyStoreScene,
  pharmacy: pharmacyScene,
});

/** Headquarters on the members’ day, with two shops and with six. */
export const eveningFiles = drawingFiles({
  eveningTall: tallNetwork({ network: chainNetwork, drawing: careRoomScene }),
  eveningWide: wideNetwork({ network: chainWideNetwork, drawing: careRoomScene }),
});
