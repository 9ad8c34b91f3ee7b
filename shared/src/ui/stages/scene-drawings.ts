import { audienceScene } from './scenes/audience-scene';
import { boothScene } from './scenes/booth-scene';
import { closeUpScene } from './scenes/close-up-scene';
import { counterScene } from './scenes/counter-scene';
import type { Drawing } from './scenes/drawing';
import { guestScene } from './scenes/guest-scene';
import { launchScene } from './scenes/launch-scene';
import { awardShot, dinnerShot, groupShot, signingShot } from './scenes/shot-scenes';
import { careersScene } from './scenes/careers-scene';
import { doctorScene } from './scenes/doctor-scene';
import { factoryScene } from './scenes/factory-scene';
import { newsScene } from './scenes/news-scene';
import { pitchScene } from './scenes/pitch-scene';
import { roomScene } from './scenes/room-scene';
import { classScene } from './scenes/class-scene';
import { holdScene } from './scenes/hold-scene';
import { hostScene } from './scenes/host-scene';
import { shopHostScene } from './scenes/shop-host-scene';
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

/** What runs on a stage: the scenes of pages and those that only cameras and phones show. */
export const stageDrawings = {
  ...sceneDrawings,
  class: classScene,
  hold: holdScene,
  host: hostScene,
  'shop-host': shopHostScene,
} satisfies Record<string, Drawing>;

/** By this name content says which scene a stage shows; the stage, which is served once, knows the drawing. */
export type SceneName = keyof typeof stageDrawings;
