'use drawings';

import { drawingFiles } from '../drawing-files';
import { sentPaperDrawing } from './parts/sent-paper';

/** What is sent in a conversation. */
export const followUpFiles = drawingFiles({ sentPaper: sentPaperDrawing });
