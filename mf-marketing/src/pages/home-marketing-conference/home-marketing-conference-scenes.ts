import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';
import { doctorScene } from '@site/shared/ui/stages/scenes/doctor-scene';
import { roomScene } from '@site/shared/ui/stages/scenes/room-scene';
import { closeUpScene } from '@site/shared/ui/stages/scenes/close-up-scene';
import { guestScene } from '@site/shared/ui/stages/scenes/guest-scene';
import { dinnerShot, signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';

/** What is drawn beside each use, in the order of the words. */
export const conferenceDrawings: readonly Drawing[] = [
  signingShot,
  guestScene,
  roomScene,
  doctorScene,
  closeUpScene,
  dinnerShot,
];
