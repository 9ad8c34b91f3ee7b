'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { doctorScene } from '@site/drawings/scenes/doctor-scene';

/** What is on air in the stage. */
export const cosmeticMedicineOnAir = drawingFiles({
  doctor: doctorScene,
});
