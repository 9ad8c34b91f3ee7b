'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { newsScene } from '@site/shared/ui/stages/scenes/news-scene';
import { pitchScene } from '@site/shared/ui/stages/scenes/pitch-scene';
import { orchardScene } from '@site/shared/ui/stages/worlds/orchard-scene';
import { riverTowerScene } from '@site/shared/ui/stages/worlds/river-tower-scene';

/** What is drawn beside each use, in the order of the words. */
export const gdPictures = drawingFiles({
  riverTower: riverTowerScene,
  news: newsScene,
  pitch: pitchScene,
  guest: guestScene,
  audience: audienceScene,
  orchard: orchardScene,
});
