'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { dinnerShot, groupShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { awardNightScene } from '@site/shared/ui/stages/worlds/award-night-scene';
import { cityToastScene } from '@site/shared/ui/stages/worlds/city-toast-scene';
import { signInDeskScene } from '@site/shared/ui/stages/worlds/sign-in-desk-scene';

/** What is drawn beside each use, in the order of the words. */
export const activityPictures = drawingFiles({
  signInDesk: signInDeskScene,
  audience: audienceScene,
  cityToast: cityToastScene,
  awardNight: awardNightScene,
  group: groupShot,
  dinner: dinnerShot,
});
