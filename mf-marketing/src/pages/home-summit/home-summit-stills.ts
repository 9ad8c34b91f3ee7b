'use stills';

import { stillFile } from '@site/shared/ui/still-files';

export const rigStill = stillFile('stage-rig');
