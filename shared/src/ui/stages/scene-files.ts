'use drawings';

import { drawingFiles } from '../drawing-files';
import { sceneDrawings } from './scene-drawings';
import { launchHall, newsDesk, roadshowHall, terrace } from './scenes/virtual-sets';

export const sceneFiles = drawingFiles({
  ...sceneDrawings,
  'set-launch': launchHall,
  'set-news': newsDesk,
  'set-roadshow': roadshowHall,
  'set-terrace': terrace,
});
