'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { camerasDrawing } from '../parts/stages/control-room-cameras';

/** The cameras of the control room, in one file. */
export const controlRoom = drawingFiles({ cameras: camerasDrawing });
