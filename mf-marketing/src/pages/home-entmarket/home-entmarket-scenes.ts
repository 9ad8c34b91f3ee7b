'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { boothScene } from '@site/shared/ui/stages/scenes/booth-scene';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { launchScene } from '@site/shared/ui/stages/scenes/launch-scene';
import { checkInGateScene } from '@site/shared/ui/stages/worlds/check-in-gate-scene';
import { galaDinnerScene } from '@site/shared/ui/stages/worlds/gala-dinner-scene';
import { parkModelScene } from '@site/shared/ui/stages/worlds/park-model-scene';

/** What is drawn beside each use, in the order of the words. */
export const entmarketPictures = drawingFiles({
  launch: launchScene,
  parkModel: parkModelScene,
  checkInGate: checkInGateScene,
  guest: guestScene,
  galaDinner: galaDinnerScene,
  booth: boothScene,
});
