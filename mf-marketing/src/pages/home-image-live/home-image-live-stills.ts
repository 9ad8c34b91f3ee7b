'use stills';

import { stillFile } from '@site/shared/ui/still-files';

export const tableStill = stillFile('photo-table');
