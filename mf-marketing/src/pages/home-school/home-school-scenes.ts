'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { pitchScene } from '@site/shared/ui/stages/scenes/pitch-scene';
import { diplomaScene } from '@site/shared/ui/stages/worlds/diploma-scene';
import { longJumpScene } from '@site/shared/ui/stages/worlds/long-jump-scene';
import { paradeScene } from '@site/shared/ui/stages/worlds/parade-scene';
import { podiumScene } from '@site/shared/ui/stages/worlds/podium-scene';
import { pupilInterviewScene } from '@site/shared/ui/stages/worlds/pupil-interview-scene';
import { sportsKitScene } from '@site/shared/ui/stages/worlds/sports-kit-scene';
import { sprintScene } from '@site/shared/ui/stages/worlds/sprint-scene';
import { tugOfWarScene } from '@site/shared/ui/stages/worlds/tug-of-war-scene';
import { welcomeGymScene } from '@site/shared/ui/stages/worlds/welcome-gym-scene';

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
