'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { moderatorScene } from '@site/shared/ui/stages/scenes/speaker-scenes';

/** What is on air in the stage. */
export const knowledgeOnAir = drawingFiles({
  moderator: moderatorScene,
});
