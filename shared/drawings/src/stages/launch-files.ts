'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { launchPictures } from './launch-pictures';
import {
  launchAudience,
  launchLamps,
  launchPresenter,
  launchWords,
  launchTerminal,
} from '../parts/scenes/launch-scene';

const { closeUp, audience, slides, guest, hold } = launchPictures;

/** What is before the camera that is on air at first. */
const onAir = { launchWords, launchLamps, launchTerminal, launchPresenter, launchAudience };

/** What the cameras of the launch see that are not on air at first, and what is before the one that is. */
export const launchFiles = drawingFiles({ closeUp, audience, slides, guest, hold, ...onAir });
