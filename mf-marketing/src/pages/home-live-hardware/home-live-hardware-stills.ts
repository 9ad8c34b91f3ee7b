'use stills';

import { stillFile } from '@site/shared/ui/still-files';

export const caseStill = stillFile('bench-case');
