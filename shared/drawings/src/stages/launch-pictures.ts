import { audienceScene } from '../parts/scenes/audience-scene';
import { closeUpScene } from '../parts/scenes/close-up-scene';
import { guestScene } from '../parts/scenes/guest-scene';
import { holdScene } from '../parts/scenes/hold-scene';
import { launchScene } from '../parts/scenes/launch-scene';
import { slidesScene } from '../parts/scenes/slides-scene';

/** What the cameras of the launch see, in their order. */
export const launchPictures = {
  closeUp: closeUpScene,
  launch: launchScene,
  audience: audienceScene,
  slides: slidesScene,
  guest: guestScene,
  hold: holdScene,
};
