import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { boothScene } from '@site/shared/ui/stages/scenes/booth-scene';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { awardShot, dinnerShot, groupShot, signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';

/** What is drawn beside each use, in the order of the words. */
export const imageDrawings: readonly Drawing[] = [
  audienceScene,
  awardShot,
  signingShot,
  dinnerShot,
  groupShot,
  boothScene,
];
