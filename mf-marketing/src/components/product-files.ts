'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { signColumn } from '@site/drawings/stages/product-pictogram';
import { products } from '../content/products';

/** The signs of the products in one file, one below the other in their order. */
export const productFiles = drawingFiles({ products: signColumn(products.map(({ key }) => key)) });
