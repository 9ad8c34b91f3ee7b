'use drawings';

import { drawingFiles } from '../drawing-files';
import { counterPeople } from './scenes/counter-scene';

/** Who is at headquarters, unless a page shows another scene. */
export const headquarters = drawingFiles({ counterPeople });
