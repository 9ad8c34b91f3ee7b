'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { busStopScene } from './bus-stop-scene';

/** Where these lessons are read. */
export const lectureIndexFiles = drawingFiles({ busStop: busStopScene });
