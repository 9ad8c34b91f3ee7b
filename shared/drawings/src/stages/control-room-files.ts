'use drawings';

import { drawingFiles } from '../drawing-files';
import { camerasDrawing } from './control-room-cameras';

/** The cameras of the control room, in one file. */
export const controlRoom = drawingFiles({ cameras: camerasDrawing });
