'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { drawingColumn } from '@site/drawings/stages/drawing-column';
import { productSigns } from '@site/drawings/stages/product-pictogram';

/** The signs of the products in one file, each under the product's key. */
export const productFiles = drawingFiles({ products: drawingColumn(productSigns) });
