import { launchFiles } from './launch-files';
import type { ShownScene } from './scene-picture';
import { launchStage } from './scenes/launch-scene';

const { closeUp, audience, slides, guest, hold, launchAudience } = launchFiles;

/**
 * The one on air. Who sits in the dark before it comes as a file, which is smaller than the headline beside it: a larger one
 * would be the page's largest paint, and come late (docs/measured.md#html).
 */
const onAir: ShownScene = { ...launchStage, people: launchAudience };

/** What the cameras of the launch see, in their order: the one on air is drawn in the page, the others are files. */
export const launchCameras: readonly ShownScene[] = [closeUp, onAir, audience, slides, guest, hold];
