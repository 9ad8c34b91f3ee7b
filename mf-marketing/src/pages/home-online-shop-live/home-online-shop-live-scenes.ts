'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { goods } from './home-online-shop-live-goods';

/** The goods of the shelf, small in its buttons. */
export const goodsFiles = drawingFiles(goods);
