'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { launchHall, newsDesk, roadshowHall, terrace } from '@site/drawings/scenes/virtual-sets';
import { layerDrawing } from './home-3dpage-layer-drawing';

/** In the order of the words. */
export const setPictures = drawingFiles({
  launchHall,
  newsDesk,
  roadshowHall,
  terrace,
});

/** How the picture is built. */
export const layerFiles = drawingFiles({
  layers: layerDrawing,
});
