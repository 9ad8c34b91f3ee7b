'use drawings';

import { drawingFiles } from '../drawing-files';
import { launchPictures } from './launch-pictures';
import { launchAudience, launchPresenter } from './scenes/launch-scene';

const { closeUp, audience, slides, guest, hold } = launchPictures;

/** What the cameras of the launch see that are not on air at first, and who is before the one that is. */
export const launchFiles = drawingFiles({ closeUp, audience, slides, guest, hold, launchPresenter, launchAudience });
