import { launchFiles } from './launch-files';
import type { ShownScene } from './scene-picture';
import { launchScene } from './scenes/launch-scene';

const { closeUp, audience, slides, guest, hold } = launchFiles;

/** What the cameras of the launch see, in their order: the one on air is drawn in the page, the others are files. */
export const launchCameras: readonly ShownScene[] = [closeUp, launchScene, audience, slides, guest, hold];
