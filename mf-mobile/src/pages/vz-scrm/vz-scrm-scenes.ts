'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { trialLessonScene } from './trial-lesson-scene';

/** Who teaches in the room. */
export const scrmOnAir = drawingFiles({
  trialLesson: trialLessonScene,
});
