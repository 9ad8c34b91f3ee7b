'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { moderatorScene } from '@site/drawings/scenes/speaker-scenes';
import { draftDrawing } from './home-knowledge-draft';

/** What is on air in the stage. */
export const knowledgeOnAir = drawingFiles({
  moderator: moderatorScene,
});

/** What the course is about, in its picture. */
export const knowledgeDraft = drawingFiles({
  draft: draftDrawing,
});
