'use drawings';

import { drawingFiles } from '../../drawing-files';
import { mixerNames } from './mixer-names';

export const mixerFiles = drawingFiles({ mixerNames });
