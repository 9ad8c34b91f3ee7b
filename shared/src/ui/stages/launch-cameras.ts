import { launchFiles } from './launch-files';
import type { ShownScene } from './scene-picture';
import { launchPlace } from './scenes/launch-scene';

const { closeUp, audience, slides, guest, hold, launchEvent } = launchFiles;

/** The one on air: its hall is drawn in the page, who and what is there comes as a file. */
const onAir: ShownScene = { ...launchPlace, people: launchEvent };

/** What the cameras of the launch see, in their order. */
export const launchCameras: readonly ShownScene[] = [closeUp, onAir, audience, slides, guest, hold];
