'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { weChatDrawings } from './we-chat-drawings';

export const weChatFiles = drawingFiles(weChatDrawings);
