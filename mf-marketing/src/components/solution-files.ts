'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { networkPictures } from '@site/shared/ui/stages/store-network-pictures';

/** The stage of many stores, which stands behind a tab. */
export const networkFiles = drawingFiles(networkPictures);
