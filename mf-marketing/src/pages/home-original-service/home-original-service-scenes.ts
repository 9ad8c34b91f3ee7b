'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { audienceCloseScene } from '../../drawings/audience-close-scene';
import { interviewCornerScene } from '@site/drawings/worlds/interview-corner-scene';
import { officeDeskScene } from '../../drawings/office-desk-scene';
import { productTableScene } from '../../drawings/product-table-scene';

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
