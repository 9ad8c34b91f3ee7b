'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { iconDrawings } from './home-download-drawings';

/** What the programs look like on a desktop. */
export const iconFiles = drawingFiles(iconDrawings);
