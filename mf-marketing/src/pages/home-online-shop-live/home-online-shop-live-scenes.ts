'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { shopHostPeople } from './shop-host';
import { goods } from './home-online-shop-live-goods';

/** Who speaks in the room; its shelves stand in the page. */
export const room = drawingFiles({ shopHostPeople });

/** The goods of the shelf, small in its buttons. */
export const goodsFiles = drawingFiles(goods);
