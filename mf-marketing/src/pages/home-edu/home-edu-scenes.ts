'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { classScene } from '@site/shared/ui/stages/scenes/class-scene';
import { speakerScene } from '@site/shared/ui/stages/scenes/speaker-scenes';
import { babyStoreScene } from '@site/shared/ui/stages/worlds/baby-store-scene';
import { campusWalkScene } from '@site/shared/ui/stages/worlds/campus-walk-scene';
import { checkInGateScene } from '@site/shared/ui/stages/worlds/check-in-gate-scene';
import { dualClassScene } from '@site/shared/ui/stages/worlds/dual-class-scene';
import { homeStudyScene } from '@site/shared/ui/stages/worlds/home-study-scene';
import { videoInterviewScene } from '@site/shared/ui/stages/worlds/video-interview-scene';
import { workbenchScene } from '@site/shared/ui/stages/worlds/workbench-scene';

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
