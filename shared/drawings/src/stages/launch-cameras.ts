import { launchFiles } from './launch-files';
import type { ShownScene } from './scene-picture';
import { audienceAt, launchStage, presenterAt, wordsAt, terminalAt } from '../parts/scenes/launch-scene';

const { closeUp, audience, slides, guest, hold, ...parts } = launchFiles;

/**
 * The one on air: its stage is drawn in the page. What hangs and stands there and who is there comes as files that are smaller than the headline beside them: a
 * larger one would be the page's largest paint, and come late (docs/measured.md#html).
 */
const onAir: ShownScene = {
  ...launchStage,
  people: [
    { ...parts.launchWords, ...wordsAt },
    { ...parts.launchLamps },
    { ...parts.launchTerminal, ...terminalAt },
    { ...parts.launchPresenter, ...presenterAt },
    { ...parts.launchAudience, ...audienceAt },
  ],
};

/** What the cameras of the launch see, in their order: the one on air is drawn in the page, the others are files. */
export const launchCameras: readonly ShownScene[] = [closeUp, onAir, audience, slides, guest, hold];
