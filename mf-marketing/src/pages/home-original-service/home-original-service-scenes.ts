'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { audienceCloseScene } from '@site/shared/ui/stages/worlds/audience-close-scene';
import { interviewCornerScene } from '@site/shared/ui/stages/worlds/interview-corner-scene';
import { officeDeskScene } from '@site/shared/ui/stages/worlds/office-desk-scene';
import { productTableScene } from '@site/shared/ui/stages/worlds/product-table-scene';

/** The theme on its poster. */
export const posterPictures = drawingFiles({
  productTable: productTableScene,
});

/** In the order of the clips. */
export const clipPictures = drawingFiles({
  audienceClose: audienceCloseScene,
  officeDesk: officeDeskScene,
  interviewCorner: interviewCornerScene,
});
