'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { drawingColumn } from '@site/shared/ui/stages/drawing-column';
import { productSigns } from '@site/shared/ui/stages/product-pictogram';

/** The signs of the products in one file, each under the product's key. */
export const productFiles = drawingFiles({ products: drawingColumn(productSigns) });
