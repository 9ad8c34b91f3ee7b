'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { mixerFaders, mixerScaled } from './mixer-faders';
import { mixerNames } from './mixer-names';

export const mixerFiles = drawingFiles({ mixerFaders, mixerScaled, mixerNames });
