'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { adviserDeskScene } from '@site/shared/ui/stages/worlds/adviser-desk-scene';
import { bankHallScene } from '@site/shared/ui/stages/worlds/bank-hall-scene';
import { checkInGateScene } from '@site/shared/ui/stages/worlds/check-in-gate-scene';
import { forumStageScene } from '@site/shared/ui/stages/worlds/forum-stage-scene';
import { signInDeskScene } from '@site/shared/ui/stages/worlds/sign-in-desk-scene';
import { softwareDemoScene } from '@site/shared/ui/stages/worlds/software-demo-scene';
import { teaSalonScene } from '@site/shared/ui/stages/worlds/tea-salon-scene';
import { complianceDeskScene } from '@site/shared/ui/stages/worlds/compliance-desk-scene';

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
