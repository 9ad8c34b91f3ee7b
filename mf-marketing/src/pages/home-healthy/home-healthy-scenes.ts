'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { doctorScene } from '@site/drawings/scenes/doctor-scene';
import { careHomeScene } from '@site/drawings/worlds/care-home-scene';
import { consultingRoomScene } from '@site/drawings/worlds/consulting-room-scene';
import { nurseClassScene } from '../../drawings/nurse-class-scene';
import { pharmacyScene } from '@site/drawings/worlds/pharmacy-scene';
import { posterHallScene } from '@site/drawings/worlds/poster-hall-scene';
import { videoInterviewScene } from '@site/drawings/worlds/video-interview-scene';
import { homePressureScene } from './home-pressure-scene';

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
