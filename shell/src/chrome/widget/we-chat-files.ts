'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { qrDrawing } from '@site/shared/ui/qr-drawing';

export const weChatFiles = drawingFiles({ code: qrDrawing });
