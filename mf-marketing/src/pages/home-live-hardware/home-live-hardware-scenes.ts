'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { kitDrawings } from './home-live-hardware-rooms';

export const kitFiles = drawingFiles(kitDrawings);
