import { stageDrawings } from './scene-drawings';
import type { Drawing } from './scenes/drawing';
import { roundTableScene } from './scenes/round-table-scene';
import { moderatorScene, speakerScene } from './scenes/speaker-scenes';
import { launchHall, newsDesk, roadshowHall, terrace } from './scenes/virtual-sets';

/** Every scene of the stage kit by its name: those of pages, and those that only screens show. */
export const allScenes = {
  ...stageDrawings,
  moderator: moderatorScene,
  'round-table': roundTableScene,
  'set-launch': launchHall,
  'set-news': newsDesk,
  'set-roadshow': roadshowHall,
  'set-terrace': terrace,
  speaker: speakerScene,
} satisfies Record<string, Drawing>;
