'use drawings';

import { drawingFiles } from './drawing-files';
import { exampleCode } from './qr-drawing';

export const qrFiles = drawingFiles({ exampleCode });
