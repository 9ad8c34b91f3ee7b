'use drawings';

import { drawingFiles } from '../drawing-files';
import { offerPaperDrawing } from './parts/offer-paper';

/** What a live room hands out. */
export const roomFiles = drawingFiles({ offerPaper: offerPaperDrawing });
