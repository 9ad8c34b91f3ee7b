'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { launchPictures } from '@site/drawings/stages/launch-pictures';
import { launchHall, newsDesk, roadshowHall, terrace } from '@site/drawings/scenes/virtual-sets';
import { studioPicture } from '../drawings/studio-picture';

/** What the cameras of the switcher see. */
export const cameraFiles = drawingFiles(launchPictures);

/** The green room with its first set. */
export const studioFiles = drawingFiles({
  greenRoom: studioPicture(launchHall),
});

/** The sets to choose from, in their order. */
export const setFiles = drawingFiles({
  launchHall,
  newsDesk,
  roadshowHall,
  terrace,
});
