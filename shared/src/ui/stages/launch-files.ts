'use drawings';

import { drawingFiles } from '../drawing-files';
import { launchPictures } from './launch-pictures';
import { launchEvent } from './scenes/launch-scene';

const { closeUp, audience, slides, guest, hold } = launchPictures;

/** What the cameras of the launch see that are not on air at first, and what the one that is sees in its hall. */
export const launchFiles = drawingFiles({ closeUp, audience, slides, guest, hold, launchEvent });
