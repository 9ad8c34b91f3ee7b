import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { slidesScene } from '@site/shared/ui/stages/scenes/slides-scene';
import { dualClassScene } from '@site/shared/ui/stages/worlds/dual-class-scene';

/** What is drawn beside each use, in the order of the words. */
export const educationDrawings: readonly Drawing[] = [slidesScene, audienceScene, dualClassScene];
