'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { hallDrawing } from './home-activity-manage-hall';

/** Where people sit. */
export const hallFiles = drawingFiles({
  hall: hallDrawing,
});
