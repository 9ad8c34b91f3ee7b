'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { adviserDeskScene } from '@site/drawings/worlds/adviser-desk-scene';
import { bankHallScene } from '@site/drawings/worlds/bank-hall-scene';
import { checkInGateScene } from '@site/drawings/worlds/check-in-gate-scene';
import { forumStageScene } from '@site/drawings/worlds/forum-stage-scene';
import { signInDeskScene } from '@site/drawings/worlds/sign-in-desk-scene';
import { softwareDemoScene } from '@site/drawings/worlds/software-demo-scene';
import { teaSalonScene } from '@site/drawings/worlds/tea-salon-scene';
import { complianceDeskScene } from './compliance-desk-scene';

/** What is drawn beside each use, in the order of the words. */
export const financialPictures = drawingFiles({
  bankHall: bankHallScene,
  forumStage: forumStageScene,
  checkInGate: checkInGateScene,
  softwareDemo: softwareDemoScene,
  teaSalon: teaSalonScene,
  signInDesk: signInDeskScene,
});

/** What is on air in the stage. */
export const financialOnAir = drawingFiles({
  adviserDesk: adviserDeskScene,
});

/** The case, in two arrangements. */
export const financialCase = drawingFiles({
  financialCaseWide: complianceDeskScene,
  financialCaseTall: complianceDeskScene.tall,
});
