'use stills';

import { stillFile } from '@site/shared/ui/still-files';

export const roomStill = stillFile('shelf-room');
