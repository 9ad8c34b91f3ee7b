import { sceneDrawings } from './scene-picture';
import { classScene } from './scenes/class-scene';
import type { Drawing } from './scenes/drawing';
import { holdScene } from './scenes/hold-scene';
import { hostScene } from './scenes/host-scene';
import { shopHostScene } from './scenes/shop-host-scene';

/** What runs on a stage: the scenes of `ScenePicture` and those that only cameras and phones show. */
export const stageDrawings = {
  ...sceneDrawings,
  class: classScene,
  hold: holdScene,
  host: hostScene,
  'shop-host': shopHostScene,
} satisfies Record<string, Drawing>;

/** By this name content says which scene a stage shows; the stage, which is served once, knows the drawing. */
export type SceneName = keyof typeof stageDrawings;
