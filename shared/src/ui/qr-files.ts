'use drawings';

import { drawingFiles } from './drawing-files';
import { qrDrawing } from './qr-drawing';

export const qrFiles = drawingFiles({ code: qrDrawing });
