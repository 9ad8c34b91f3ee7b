import type { PlaceName } from '@site/shared/contract/place-names';
import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { assemblyLineScene } from '@site/shared/ui/stages/worlds/assembly-line-scene';
import { awardNightScene } from '@site/shared/ui/stages/worlds/award-night-scene';
import { babyStoreScene } from '@site/shared/ui/stages/worlds/baby-store-scene';
import { bankHallScene } from '@site/shared/ui/stages/worlds/bank-hall-scene';
import { boardFactoryScene } from '@site/shared/ui/stages/worlds/board-factory-scene';
import { campusWalkScene } from '@site/shared/ui/stages/worlds/campus-walk-scene';
import { carShowroomScene } from '@site/shared/ui/stages/worlds/car-showroom-scene';
import { careHomeScene } from '@site/shared/ui/stages/worlds/care-home-scene';
import { careRoomScene } from '@site/shared/ui/stages/worlds/care-room-scene';
import { checkInGateScene } from '@site/shared/ui/stages/worlds/check-in-gate-scene';
import { cityToastScene } from '@site/shared/ui/stages/worlds/city-toast-scene';
import { codeStageScene } from '@site/shared/ui/stages/worlds/code-stage-scene';
import { consultingRoomScene } from '@site/shared/ui/stages/worlds/consulting-room-scene';
import { designerTableScene } from '@site/shared/ui/stages/worlds/designer-table-scene';
import { dualClassScene } from '@site/shared/ui/stages/worlds/dual-class-scene';
import { familyRoomScene } from '@site/shared/ui/stages/worlds/family-room-scene';
import { forumStageScene } from '@site/shared/ui/stages/worlds/forum-stage-scene';
import { galaDinnerScene } from '@site/shared/ui/stages/worlds/gala-dinner-scene';
import { graduationScene } from '@site/shared/ui/stages/worlds/graduation-scene';
import { hairSalonScene } from '@site/shared/ui/stages/worlds/hair-salon-scene';
import { kitchenTastingScene } from '@site/shared/ui/stages/worlds/kitchen-tasting-scene';
import { livingRoomScene } from '@site/shared/ui/stages/worlds/living-room-scene';
import { orchardScene } from '@site/shared/ui/stages/worlds/orchard-scene';
import { parkModelScene } from '@site/shared/ui/stages/worlds/park-model-scene';
import { pharmacyScene } from '@site/shared/ui/stages/worlds/pharmacy-scene';
import { pictureBookScene } from '@site/shared/ui/stages/worlds/picture-book-scene';
import { posterHallScene } from '@site/shared/ui/stages/worlds/poster-hall-scene';
import { riverTowerScene } from '@site/shared/ui/stages/worlds/river-tower-scene';
import { seaOfCloudsScene } from '@site/shared/ui/stages/worlds/sea-of-clouds-scene';
import { signInDeskScene } from '@site/shared/ui/stages/worlds/sign-in-desk-scene';
import { softwareDemoScene } from '@site/shared/ui/stages/worlds/software-demo-scene';
import { teaCounterScene } from '@site/shared/ui/stages/worlds/tea-counter-scene';
import { teaSalonScene } from '@site/shared/ui/stages/worlds/tea-salon-scene';
import { videoInterviewScene } from '@site/shared/ui/stages/worlds/video-interview-scene';
import { weddingGardenScene } from '@site/shared/ui/stages/worlds/wedding-garden-scene';
import { welcomeGymScene } from '@site/shared/ui/stages/worlds/welcome-gym-scene';
import { workbenchScene } from '@site/shared/ui/stages/worlds/workbench-scene';

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
