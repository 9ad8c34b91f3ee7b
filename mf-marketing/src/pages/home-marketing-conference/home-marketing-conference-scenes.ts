'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { consultingRoomScene } from '@site/drawings/worlds/consulting-room-scene';
import { galaDinnerScene } from '@site/drawings/worlds/gala-dinner-scene';
import { kitchenTastingScene } from '@site/drawings/worlds/kitchen-tasting-scene';
import { lecternHallScene } from '@site/drawings/worlds/lectern-hall-scene';
import { signInDeskScene } from '@site/drawings/worlds/sign-in-desk-scene';
import { softwareDemoScene } from '@site/drawings/worlds/software-demo-scene';
import { teaSalonScene } from '@site/drawings/worlds/tea-salon-scene';
import { crowdDrawings } from './home-marketing-conference-crowds';

/** What is drawn beside each use, in the order of the words. */
export const conferencePictures = drawingFiles({
  signInDesk: signInDeskScene,
  teaSalon: teaSalonScene,
  softwareDemo: softwareDemoScene,
  consultingRoom: consultingRoomScene,
  kitchenTasting: kitchenTastingScene,
  galaDinner: galaDinnerScene,
});

/** The hall at each step of the conference. */
export const conferenceCrowds = drawingFiles(crowdDrawings);

/** What is on air in the stage. */
export const conferenceOnAir = drawingFiles({
  lecternHall: lecternHallScene,
});
