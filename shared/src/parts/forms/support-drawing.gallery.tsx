import { drawnAlone } from '../../testing/drawn-parts';
import { supportDrawing } from './support-drawing';

export const OnDuty = drawnAlone('值班的人', supportDrawing);
