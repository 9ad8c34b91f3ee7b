'use drawings';

import { drawingFiles } from '../../ui/drawing-files';
import { supportDrawing } from './support-drawing';

export const supportFiles = drawingFiles({
  onDuty: supportDrawing,
});
