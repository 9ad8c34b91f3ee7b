'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { allScenes } from '../../stages/all-scenes';

export const sceneFiles = drawingFiles(allScenes);
