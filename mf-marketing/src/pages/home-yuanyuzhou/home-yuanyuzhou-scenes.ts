'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { talkDrawing } from './home-yuanyuzhou-talk-drawing';

/** People who meet in the hall. */
export const talkFiles = drawingFiles({
  talk: talkDrawing,
});
