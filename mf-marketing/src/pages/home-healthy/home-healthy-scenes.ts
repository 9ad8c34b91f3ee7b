import { doctorScene } from '@site/shared/ui/stages/scenes/doctor-scene';
import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { careHomeScene } from '@site/shared/ui/stages/worlds/care-home-scene';
import { consultingRoomScene } from '@site/shared/ui/stages/worlds/consulting-room-scene';
import { pharmacyScene } from '@site/shared/ui/stages/worlds/pharmacy-scene';
import { posterHallScene } from '@site/shared/ui/stages/worlds/poster-hall-scene';
import { videoInterviewScene } from '@site/shared/ui/stages/worlds/video-interview-scene';

/** What is drawn beside each use, in the order of the words. */
export const healthyDrawings: readonly Drawing[] = [
  consultingRoomScene,
  posterHallScene,
  pharmacyScene,
  careHomeScene,
  doctorScene,
  videoInterviewScene,
];
