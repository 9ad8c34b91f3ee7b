'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { teaCounterPeople } from './tea-counter';

/** Who is in the shop that headquarters show. */
export const brandScenes = drawingFiles({
  teaCounterPeople,
});
