'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { productSigns } from '@site/drawings/stages/product-pictogram';

/** The signs of the products, by their keys. */
export const productFiles = drawingFiles(productSigns);
