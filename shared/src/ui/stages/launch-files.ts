'use drawings';

import { drawingFiles } from '../drawing-files';
import { launchPictures } from './launch-pictures';

const { closeUp, audience, slides, guest, hold } = launchPictures;

/** What the cameras of the launch see that are not on air at first. */
export const launchFiles = drawingFiles({ closeUp, audience, slides, guest, hold });
