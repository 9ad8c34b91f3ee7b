import { launchFiles } from './launch-files';
import type { ShownScene } from './scene-picture';
import { audienceAt, launchStage, presenterAt } from './scenes/launch-scene';

const { closeUp, audience, slides, guest, hold, launchPresenter, launchAudience } = launchFiles;

/**
 * The one on air: its stage is drawn in the page. Who is there comes as files that are smaller than the headline beside them: a
 * larger one would be the page's largest paint, and come late (docs/measured.md#html).
 */
const onAir: ShownScene = {
  ...launchStage,
  people: [
    { ...launchPresenter, ...presenterAt },
    { ...launchAudience, ...audienceAt },
  ],
};

/** What the cameras of the launch see, in their order: the one on air is drawn in the page, the others are files. */
export const launchCameras: readonly ShownScene[] = [closeUp, onAir, audience, slides, guest, hold];
