'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { pitchScene } from '@site/shared/ui/stages/scenes/pitch-scene';
import { speakerScene } from '@site/shared/ui/stages/scenes/speaker-scenes';
import { campusWalkScene } from '@site/shared/ui/stages/worlds/campus-walk-scene';
import { cheeringStandScene } from '@site/shared/ui/stages/worlds/cheering-stand-scene';
import { concertScene } from '@site/shared/ui/stages/worlds/concert-scene';
import { diplomaScene } from '@site/shared/ui/stages/worlds/diploma-scene';
import { dualClassScene } from '@site/shared/ui/stages/worlds/dual-class-scene';
import { flagRaisingScene } from '@site/shared/ui/stages/worlds/flag-raising-scene';
import { graduationScene } from '@site/shared/ui/stages/worlds/graduation-scene';
import { longJumpScene } from '@site/shared/ui/stages/worlds/long-jump-scene';
import { paradeScene } from '@site/shared/ui/stages/worlds/parade-scene';
import { parentsMeetingScene } from '@site/shared/ui/stages/worlds/parents-meeting-scene';
import { podiumScene } from '@site/shared/ui/stages/worlds/podium-scene';
import { pupilInterviewScene } from '@site/shared/ui/stages/worlds/pupil-interview-scene';
import { sportsKitScene } from '@site/shared/ui/stages/worlds/sports-kit-scene';
import { sprintScene } from '@site/shared/ui/stages/worlds/sprint-scene';
import { tugOfWarScene } from '@site/shared/ui/stages/worlds/tug-of-war-scene';
import { welcomeGymScene } from '@site/shared/ui/stages/worlds/welcome-gym-scene';
import { capTossScene } from '@site/shared/ui/stages/worlds/cap-toss-scene';

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
