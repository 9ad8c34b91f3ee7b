'use drawings';

import { drawingFiles } from '../drawing-files';
import { counterPeople } from './parts/counter-parts';

/** Who is at headquarters, unless a page shows another scene. */
export const headquarters = drawingFiles({ counterPeople });
