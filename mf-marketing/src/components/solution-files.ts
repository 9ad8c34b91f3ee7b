'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { hostScene } from '@site/shared/ui/stages/scenes/host-scene';
import { tallNetwork, wideNetwork } from '@site/shared/ui/stages/store-network-pictures';

/** The stage of many stores, which stands behind a tab. */
export const networkFiles = drawingFiles({
  networkWide: wideNetwork(),
  networkTall: tallNetwork(),
});

/** Who speaks in the room of a launch. */
export const launchOnAir = drawingFiles({
  host: hostScene,
});
