'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { trialLessonScene } from '@site/shared/ui/stages/scenes/trial-lesson-scene';

/** Who teaches in the room. */
export const scrmOnAir = drawingFiles({
  trialLesson: trialLessonScene,
});
