'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { pitchScene } from '@site/drawings/scenes/pitch-scene';
import { speakerScene } from '@site/drawings/scenes/speaker-scenes';
import { campusWalkScene } from '@site/drawings/worlds/campus-walk-scene';
import { cheeringStandScene } from './cheering-stand-scene';
import { concertScene } from '../../drawings/concert-scene';
import { diplomaScene } from '@site/drawings/worlds/diploma-scene';
import { dualClassScene } from '@site/drawings/worlds/dual-class-scene';
import { flagRaisingScene } from './flag-raising-scene';
import { graduationScene } from '@site/drawings/worlds/graduation-scene';
import { longJumpScene } from './long-jump-scene';
import { paradeScene } from './parade-scene';
import { parentsMeetingScene } from './parents-meeting-scene';
import { podiumScene } from './podium-scene';
import { pupilInterviewScene } from './pupil-interview-scene';
import { sportsKitScene } from './sports-kit-scene';
import { sprintScene } from '@site/drawings/worlds/sprint-scene';
import { tugOfWarScene } from './tug-of-war-scene';
import { welcomeGymScene } from '@site/drawings/worlds/welcome-gym-scene';
import { capTossScene } from './cap-toss-scene';

/** The big days of the hero, in their order: files, because phones show none of them and would get all. */
export const schoolDays = drawingFiles({
  flagRaising: flagRaisingScene,
  cheeringStand: cheeringStandScene,
  parentsMeeting: parentsMeetingScene,
  concert: concertScene,
  dualClass: dualClassScene,
  campusWalk: campusWalkScene,
  speaker: speakerScene,
  graduation: graduationScene,
});

/** What is on air in the stage. */
export const schoolOnAir = drawingFiles({
  diploma: diplomaScene,
});

/** The photos of the album, the first one large. */
export const schoolPhotos = drawingFiles({
  parade: paradeScene,
  welcomeGym: welcomeGymScene,
  podium: podiumScene,
  sprint: sprintScene,
  pupilInterview: pupilInterviewScene,
  sportsKit: sportsKitScene,
  tugOfWar: tugOfWarScene,
  pitch: pitchScene,
  longJump: longJumpScene,
});

/** The case, in two arrangements. */
export const schoolCase = drawingFiles({
  schoolCaseWide: capTossScene,
  schoolCaseTall: capTossScene.tall,
});
