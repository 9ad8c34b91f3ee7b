'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { doctorScene } from '@site/shared/ui/stages/scenes/doctor-scene';
import { shopHostScene } from '@site/shared/ui/stages/scenes/shop-host-scene';
import { assemblyLineScene } from '@site/shared/ui/stages/worlds/assembly-line-scene';
import { babyStoreScene } from '@site/shared/ui/stages/worlds/baby-store-scene';
import { carSeatScene } from '@site/shared/ui/stages/worlds/car-seat-scene';
import { familyNutritionScene } from '@site/shared/ui/stages/worlds/family-nutrition-scene';
import { familyRoomScene } from '@site/shared/ui/stages/worlds/family-room-scene';
import { pictureBookScene } from '@site/shared/ui/stages/worlds/picture-book-scene';
import { nightNurseryScene } from '@site/shared/ui/stages/worlds/night-nursery-scene';

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
