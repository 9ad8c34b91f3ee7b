import { drawCode } from '../poster/draw-code';
import { drawPoster } from '../poster/draw-poster';

const drawing = { drawCode, drawPoster };

export type Drawing = typeof drawing;

window.siteDrawing = drawing;
