'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { doctorScene } from '@site/drawings/scenes/doctor-scene';
import { shopHostScene } from '@site/drawings/scenes/shop-host-scene';
import { assemblyLineScene } from '@site/drawings/worlds/assembly-line-scene';
import { babyStoreScene } from '@site/drawings/worlds/baby-store-scene';
import { carSeatScene } from '@site/drawings/worlds/car-seat-scene';
import { familyNutritionScene } from '../../drawings/family-nutrition-scene';
import { familyRoomScene } from '@site/drawings/worlds/family-room-scene';
import { pictureBookScene } from '@site/drawings/worlds/picture-book-scene';
import { nightNurseryScene } from './night-nursery-scene';

/** What is drawn beside each use, in the order of the words. */
export const familyPictures = drawingFiles({
  familyRoom: familyRoomScene,
  doctor: doctorScene,
  babyStore: babyStoreScene,
  carSeat: carSeatScene,
  assemblyLine: assemblyLineScene,
  pictureBook: pictureBookScene,
});

/** What is on air in the stages. */
export const familyOnAir = drawingFiles({
  familyNutrition: familyNutritionScene,
  shopHost: shopHostScene,
});

/** The case, in two arrangements. */
export const familyCase = drawingFiles({
  familyCaseWide: nightNurseryScene,
  familyCaseTall: nightNurseryScene.tall,
});
