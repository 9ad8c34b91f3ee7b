'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { homeCharts } from './home-charts';

export const homeChartFiles = drawingFiles({ homeCharts });
