'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { menuPictures } from './menu-pictures';

export const menuFiles = drawingFiles(menuPictures);
