'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { sentPaperDrawing } from './sent-paper';

/** What is sent in a conversation. */
export const followUpFiles = drawingFiles({ sentPaper: sentPaperDrawing });
