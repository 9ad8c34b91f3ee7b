'use stills';

import { stillFile } from '@site/shared/ui/still-files';

export const lensStill = stillFile('stage-lens');
