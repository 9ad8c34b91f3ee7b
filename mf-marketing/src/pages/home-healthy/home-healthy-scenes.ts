'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { doctorScene } from '@site/shared/ui/stages/scenes/doctor-scene';
import { careHomeScene } from '@site/shared/ui/stages/worlds/care-home-scene';
import { consultingRoomScene } from '@site/shared/ui/stages/worlds/consulting-room-scene';
import { nurseClassScene } from '@site/shared/ui/stages/worlds/nurse-class-scene';
import { pharmacyScene } from '@site/shared/ui/stages/worlds/pharmacy-scene';
import { posterHallScene } from '@site/shared/ui/stages/worlds/poster-hall-scene';
import { videoInterviewScene } from '@site/shared/ui/stages/worlds/video-interview-scene';
import { homePressureScene } from '@site/shared/ui/stages/worlds/home-pressure-scene';

/** What is drawn beside each use, in the order of the words. */
export const healthyPictures = drawingFiles({
  consultingRoom: consultingRoomScene,
  posterHall: posterHallScene,
  pharmacy: pharmacyScene,
  careHome: careHomeScene,
  nurseClass: nurseClassScene,
  videoInterview: videoInterviewScene,
});

/** What is on air in the stage. */
export const healthyOnAir = drawingFiles({
  doctor: doctorScene,
});

/** The case, in two arrangements. */
export const healthyCase = drawingFiles({
  healthyCaseWide: homePressureScene,
  healthyCaseTall: homePressureScene.tall,
});
