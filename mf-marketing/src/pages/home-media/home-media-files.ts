'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { pressDesk } from './home-media-desk';

/** Beside the newest report. */
export const mediaPictures = drawingFiles({
  pressDesk,
});
