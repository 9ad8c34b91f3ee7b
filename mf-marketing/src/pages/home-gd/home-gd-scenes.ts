import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { counterScene } from '@site/shared/ui/stages/scenes/counter-scene';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { newsScene } from '@site/shared/ui/stages/scenes/news-scene';
import { pitchScene } from '@site/shared/ui/stages/scenes/pitch-scene';
import { valleyScene } from '@site/shared/ui/stages/scenes/valley-scene';

/** What is drawn beside each use, in the order of the words. */
export const gdDrawings: readonly Drawing[] = [
  valleyScene,
  newsScene,
  pitchScene,
  guestScene,
  audienceScene,
  counterScene,
];
