'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { classScene } from '@site/drawings/scenes/class-scene';
import { speakerScene } from '@site/drawings/scenes/speaker-scenes';
import { babyStoreScene } from '@site/drawings/worlds/baby-store-scene';
import { campusWalkScene } from '@site/drawings/worlds/campus-walk-scene';
import { checkInGateScene } from '@site/drawings/worlds/check-in-gate-scene';
import { dualClassScene } from '@site/drawings/worlds/dual-class-scene';
import { homeStudyScene } from '../../drawings/home-study-scene';
import { videoInterviewScene } from '@site/drawings/worlds/video-interview-scene';
import { workbenchScene } from '@site/drawings/worlds/workbench-scene';

/** What the slide of the class shows, and who teaches: not fetched on phones, which leave the teacher out. */
export const eduClass = drawingFiles({
  babyStore: babyStoreScene,
  speaker: speakerScene,
});

/** What is drawn beside each use, in the order of the words. */
export const eduPictures = drawingFiles({
  videoInterview: videoInterviewScene,
  checkInGate: checkInGateScene,
  campusWalk: campusWalkScene,
  dualClass: dualClassScene,
  homeStudy: homeStudyScene,
  workbench: workbenchScene,
});

/** Who teaches on the phone. */
export const eduOnAir = drawingFiles({
  class: classScene,
});
