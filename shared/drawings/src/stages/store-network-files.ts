'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { counterPeople } from './counter-parts';

/** Who is at headquarters, unless a page shows another scene. */
export const headquarters = drawingFiles({ counterPeople });
