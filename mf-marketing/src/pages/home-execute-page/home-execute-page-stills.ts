'use stills';

import { stillFile } from '@site/shared/ui/still-files';

export const deskStill = stillFile('desk-wide');
