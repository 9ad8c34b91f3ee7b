import { audienceScene } from '../parts/scenes/audience-scene';
import { boothScene } from '../scenes/booth-scene';
import { careersScene } from '../scenes/careers-scene';
import { classScene } from '../scenes/class-scene';
import { closeUpScene } from '../parts/scenes/close-up-scene';
import { counterScene } from '../parts/scenes/counter-scene';
import { doctorScene } from '../scenes/doctor-scene';
import type { Drawing } from '@site/shared/ui/drawing';
import { factoryScene } from '../scenes/factory-scene';
import { guestScene } from '../parts/scenes/guest-scene';
import { holdScene } from '../parts/scenes/hold-scene';
import { hostScene } from '../scenes/host-scene';
import { launchScene } from '../parts/scenes/launch-scene';
import { newsScene } from '../scenes/news-scene';
import { pitchScene } from '../scenes/pitch-scene';
import { roomScene } from '../scenes/room-scene';
import { roundTableScene } from '../scenes/round-table-scene';
import { shopHostScene } from '../scenes/shop-host-scene';
import { awardShot, dinnerShot, groupShot, signingShot } from '../scenes/shot-scenes';
import { slidesScene } from '../parts/scenes/slides-scene';
import { moderatorScene, speakerScene } from '../scenes/speaker-scenes';
import { valleyScene } from '../scenes/valley-scene';
import { launchHall, newsDesk, roadshowHall, terrace } from '../scenes/virtual-sets';

/** The scenes that the text of a show or figure may name. Pages hand drawings to their stages, names to none. */
export const allScenes = {
  audience: audienceScene,
  award: awardShot,
  booth: boothScene,
  careers: careersScene,
  class: classScene,
  'close-up': closeUpScene,
  counter: counterScene,
  dinner: dinnerShot,
  doctor: doctorScene,
  factory: factoryScene,
  group: groupShot,
  guest: guestScene,
  hold: holdScene,
  host: hostScene,
  launch: launchScene,
  moderator: moderatorScene,
  news: newsScene,
  pitch: pitchScene,
  room: roomScene,
  'round-table': roundTableScene,
  'set-launch': launchHall,
  'set-news': newsDesk,
  'set-roadshow': roadshowHall,
  'set-terrace': terrace,
  'shop-host': shopHostScene,
  signing: signingShot,
  slides: slidesScene,
  speaker: speakerScene,
  valley: valleyScene,
} satisfies Record<string, Drawing>;
