'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { offerPaperDrawing } from './offer-paper';

/** What a live room hands out. */
export const roomFiles = drawingFiles({ offerPaper: offerPaperDrawing });
