import type { PlaceName } from '@site/shared/contract/place-names';
import type { Drawing } from '@site/shared/ui/drawing';
import { assemblyLineScene } from '@site/drawings/worlds/assembly-line-scene';
import { awardNightScene } from '@site/drawings/worlds/award-night-scene';
import { babyStoreScene } from '@site/drawings/worlds/baby-store-scene';
import { bankHallScene } from '@site/drawings/worlds/bank-hall-scene';
import { boardFactoryScene } from '@site/drawings/worlds/board-factory-scene';
import { campusWalkScene } from '@site/drawings/worlds/campus-walk-scene';
import { carShowroomScene } from '@site/drawings/worlds/car-showroom-scene';
import { careHomeScene } from '@site/drawings/worlds/care-home-scene';
import { careRoomScene } from '@site/drawings/worlds/care-room-scene';
import { checkInGateScene } from '@site/drawings/worlds/check-in-gate-scene';
import { cityToastScene } from '@site/drawings/worlds/city-toast-scene';
import { codeStageScene } from '@site/drawings/worlds/code-stage-scene';
import { consultingRoomScene } from '@site/drawings/worlds/consulting-room-scene';
import { designerTableScene } from '@site/drawings/worlds/designer-table-scene';
import { dualClassScene } from '@site/drawings/worlds/dual-class-scene';
import { familyRoomScene } from '@site/drawings/worlds/family-room-scene';
import { forumStageScene } from '@site/drawings/worlds/forum-stage-scene';
import { galaDinnerScene } from '@site/drawings/worlds/gala-dinner-scene';
import { graduationScene } from '@site/drawings/worlds/graduation-scene';
import { hairSalonScene } from '@site/drawings/worlds/hair-salon-scene';
import { kitchenTastingScene } from '@site/drawings/worlds/kitchen-tasting-scene';
import { livingRoomScene } from '@site/drawings/worlds/living-room-scene';
import { orchardScene } from '@site/drawings/worlds/orchard-scene';
import { parkModelScene } from '@site/drawings/worlds/park-model-scene';
import { pharmacyScene } from '@site/drawings/worlds/pharmacy-scene';
import { pictureBookScene } from '@site/drawings/worlds/picture-book-scene';
import { posterHallScene } from '@site/drawings/worlds/poster-hall-scene';
import { riverTowerScene } from '@site/drawings/worlds/river-tower-scene';
import { seaOfCloudsScene } from '@site/drawings/worlds/sea-of-clouds-scene';
import { signInDeskScene } from '@site/drawings/worlds/sign-in-desk-scene';
import { softwareDemoScene } from '@site/drawings/worlds/software-demo-scene';
import { teaCounterScene } from '@site/drawings/worlds/tea-counter-scene';
import { teaSalonScene } from '@site/drawings/worlds/tea-salon-scene';
import { videoInterviewScene } from '@site/drawings/worlds/video-interview-scene';
import { weddingGardenScene } from '@site/drawings/worlds/wedding-garden-scene';
import { welcomeGymScene } from '@site/drawings/worlds/welcome-gym-scene';
import { workbenchScene } from '@site/drawings/worlds/workbench-scene';

/** Every place of work by the name that content uses. */
export const placeDrawings: Readonly<Record<PlaceName, Drawing>> = {
  'assembly-line': assemblyLineScene,
  'award-night': awardNightScene,
  'baby-store': babyStoreScene,
  'bank-hall': bankHallScene,
  'board-factory': boardFactoryScene,
  'campus-walk': campusWalkScene,
  'car-showroom': carShowroomScene,
  'care-home': careHomeScene,
  'care-room': careRoomScene,
  'check-in-gate': checkInGateScene,
  'city-toast': cityToastScene,
  'code-stage': codeStageScene,
  'consulting-room': consultingRoomScene,
  'designer-table': designerTableScene,
  'dual-class': dualClassScene,
  'family-room': familyRoomScene,
  'forum-stage': forumStageScene,
  'gala-dinner': galaDinnerScene,
  graduation: graduationScene,
  'hair-salon': hairSalonScene,
  'kitchen-tasting': kitchenTastingScene,
  'living-room': livingRoomScene,
  orchard: orchardScene,
  'park-model': parkModelScene,
  pharmacy: pharmacyScene,
  'picture-book': pictureBookScene,
  'poster-hall': posterHallScene,
  'river-tower': riverTowerScene,
  'sea-of-clouds': seaOfCloudsScene,
  'sign-in-desk': signInDeskScene,
  'software-demo': softwareDemoScene,
  'tea-counter': teaCounterScene,
  'tea-salon': teaSalonScene,
  'video-interview': videoInterviewScene,
  'wedding-garden': weddingGardenScene,
  'welcome-gym': welcomeGymScene,
  workbench: workbenchScene,
};
