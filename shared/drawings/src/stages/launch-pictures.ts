import { audienceScene } from './scenes/audience-scene';
import { closeUpScene } from './scenes/close-up-scene';
import { guestScene } from './scenes/guest-scene';
import { holdScene } from './scenes/hold-scene';
import { launchScene } from './scenes/launch-scene';
import { slidesScene } from './scenes/slides-scene';

/** What the cameras of the launch see, in their order. */
export const launchPictures = {
  closeUp: closeUpScene,
  launch: launchScene,
  audience: audienceScene,
  slides: slidesScene,
  guest: guestScene,
  hold: holdScene,
};
