'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { consultFace } from './consult-face';

export const consultFiles = drawingFiles({ consultFace });
