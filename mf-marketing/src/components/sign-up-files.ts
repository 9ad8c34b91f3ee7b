'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { signUpDrawings } from './sign-up-drawings';

export const signUpFiles = drawingFiles(signUpDrawings);
