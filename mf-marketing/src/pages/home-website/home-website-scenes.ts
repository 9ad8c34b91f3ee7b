import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { launchScene } from '@site/shared/ui/stages/scenes/launch-scene';
import { newsScene } from '@site/shared/ui/stages/scenes/news-scene';
import { workbenchScene } from '@site/shared/ui/stages/worlds/workbench-scene';

/** What is drawn beside each use, in the order of the words. */
export const siteDrawings: readonly Drawing[] = [launchScene, workbenchScene, newsScene];
