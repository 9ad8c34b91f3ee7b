import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { roomScene } from '@site/shared/ui/stages/scenes/room-scene';
import { audienceScene } from '@site/shared/ui/stages/scenes/audience-scene';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { slidesScene } from '@site/shared/ui/stages/scenes/slides-scene';
import { consultingRoomScene } from '@site/shared/ui/stages/worlds/consulting-room-scene';
import { pharmacyScene } from '@site/shared/ui/stages/worlds/pharmacy-scene';

/** What is drawn beside each use, in the order of the words. */
export const healthyDrawings: readonly Drawing[] = [
  consultingRoomScene,
  audienceScene,
  pharmacyScene,
  roomScene,
  guestScene,
  slidesScene,
];
