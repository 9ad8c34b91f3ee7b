import { sceneDrawings } from './scene-drawings';
import type { Drawing } from './scenes/drawing';
import { classScene } from './scenes/class-scene';
import { holdScene } from './scenes/hold-scene';
import { hostScene } from './scenes/host-scene';
import { roundTableScene } from './scenes/round-table-scene';
import { moderatorScene, speakerScene } from './scenes/speaker-scenes';
import { shopHostScene } from './scenes/shop-host-scene';
import { launchHall, newsDesk, roadshowHall, terrace } from './scenes/virtual-sets';

/** Every scene of the stage kit by its name: those of pages, and those that only screens show. */
export const allScenes = {
  ...sceneDrawings,
  class: classScene,
  hold: holdScene,
  host: hostScene,
  moderator: moderatorScene,
  'round-table': roundTableScene,
  'set-launch': launchHall,
  'set-news': newsDesk,
  'set-roadshow': roadshowHall,
  'set-terrace': terrace,
  speaker: speakerScene,
  'shop-host': shopHostScene,
} satisfies Record<string, Drawing>;
