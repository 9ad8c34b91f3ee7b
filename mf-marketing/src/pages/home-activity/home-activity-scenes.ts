import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { boothScene } from '@site/shared/ui/stages/scenes/booth-scene';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { launchScene } from '@site/shared/ui/stages/scenes/launch-scene';
import { awardShot, dinnerShot, groupShot } from '@site/shared/ui/stages/scenes/shot-scenes';

/** What is drawn beside each use, in the order of the words. */
export const activityDrawings: readonly Drawing[] = [
  groupShot,
  audienceScene,
  dinnerShot,
  awardShot,
  launchScene,
  boothScene,
];
