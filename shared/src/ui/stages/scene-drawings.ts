import { audienceScene } from './scenes/audience-scene';
import { boothScene } from './parts/booth-scene';
import { closeUpScene } from './scenes/close-up-scene';
import { counterScene } from './scenes/counter-scene';
import type { Drawing } from './scenes/drawing';
import { guestScene } from './scenes/guest-scene';
import { launchScene } from './scenes/launch-scene';
import { awardShot, dinnerShot, groupShot, signingShot } from './scenes/shot-scenes';
import { careersScene } from './parts/careers-scene';
import { doctorScene } from './parts/doctor-scene';
import { factoryScene } from './scenes/factory-scene';
import { newsScene } from './scenes/news-scene';
import { pitchScene } from './scenes/pitch-scene';
import { roomScene } from './parts/room-scene';
import { slidesScene } from './scenes/slides-scene';
import { valleyScene } from './scenes/valley-scene';

/** By the names that content uses. */
export const sceneDrawings = {
  audience: audienceScene,
  award: awardShot,
  booth: boothScene,
  careers: careersScene,
  'close-up': closeUpScene,
  counter: counterScene,
  dinner: dinnerShot,
  doctor: doctorScene,
  factory: factoryScene,
  group: groupShot,
  guest: guestScene,
  launch: launchScene,
  news: newsScene,
  pitch: pitchScene,
  room: roomScene,
  signing: signingShot,
  slides: slidesScene,
  valley: valleyScene,
} satisfies Record<string, Drawing>;

export type ScenePictureName = keyof typeof sceneDrawings;
