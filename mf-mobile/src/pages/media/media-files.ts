'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { clipping } from './media-clipping';

/** With the newest report. */
export const mediaFiles = drawingFiles({ clipping });
