'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { familyNutritionScene } from '../../drawings/family-nutrition-scene';
import { pictureBookScene } from '@site/drawings/worlds/picture-book-scene';
import { fridgeScene } from './home-family-old-fridge';
import { monthLineScene } from './home-family-old-months';

/** What the new page shows of each part, in their order. */
export const familyOldPictures = drawingFiles({
  familyNutrition: familyNutritionScene,
  monthLine: monthLineScene,
  pictureBook: pictureBookScene,
});

/** Beside the headline. */
export const familyOldHero = drawingFiles({ fridge: fridgeScene });
