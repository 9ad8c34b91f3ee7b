'use drawings';

import { drawingFiles } from './drawing-files';
import { sampleCodeDrawing } from './sample-code-drawing';

export const sampleCodes = drawingFiles({ sampleCode: sampleCodeDrawing });
