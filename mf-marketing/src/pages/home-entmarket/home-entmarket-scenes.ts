'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { qrDrawing } from '@site/shared/ui/qr-drawing';
import { hostScene } from '@site/drawings/scenes/host-scene';
import { boothScene } from '@site/drawings/scenes/booth-scene';
import { carShowroomScene } from '@site/drawings/worlds/car-showroom-scene';
import { checkInGateScene } from '@site/drawings/worlds/check-in-gate-scene';
import { galaDinnerScene } from '@site/drawings/worlds/gala-dinner-scene';
import { parkModelScene } from '@site/drawings/worlds/park-model-scene';
import { productRevealPeople } from './product-reveal';
import { productTableScene } from '../../drawings/product-table-scene';
import { teaSalonScene } from '@site/drawings/worlds/tea-salon-scene';

/** What is drawn beside each use, in the order of the words. */
export const entmarketPictures = drawingFiles({
  carShowroom: carShowroomScene,
  parkModel: parkModelScene,
  checkInGate: checkInGateScene,
  teaSalon: teaSalonScene,
  galaDinner: galaDinnerScene,
  booth: boothScene,
});

/** Who speaks in the room. */
export const entmarketOnAir = drawingFiles({
  host: hostScene,
});

/** The poster that brings the visitor. */
export const entmarketPoster = drawingFiles({
  productTable: productTableScene,
  code: qrDrawing,
});

/** The people of the show. */
export const entmarketShow = drawingFiles({
  revealPeople: productRevealPeople,
});
