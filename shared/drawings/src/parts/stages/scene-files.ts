'use drawings';

import { drawingFiles } from '../drawing-files';
import { allScenes } from './all-scenes';

export const sceneFiles = drawingFiles(allScenes);
