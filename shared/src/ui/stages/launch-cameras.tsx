import { launchFiles } from './launch-files';
import type { ShownScene } from './scene-picture';
import type { Drawing } from './scenes/drawing';
import { launchStageScene } from './scenes/launch-scene';

const { closeUp, audience, slides, guest, hold, launchCrowd } = launchFiles;
const { width, height, Draw: Stage } = launchStageScene;

/** What is on air is drawn in the page; the silhouettes before the stage come as a file. */
const onAir: Drawing = {
  width,
  height,
  Draw: () => (
    <>
      <Stage />
      <image href={launchCrowd.src} width={width} height={height} />
    </>
  ),
};

/** What the cameras of the launch see, in their order. */
export const launchCameras: readonly ShownScene[] = [closeUp, onAir, audience, slides, guest, hold];
