import { allScenes } from '../stages/all-scenes';
import { type Drawing, SceneFrame } from '@site/shared/ui/drawing';
import type { PictureOf } from './part-kind';

const drawings: Readonly<Record<string, Drawing>> = allScenes;

/** Names of all scenes that a `picture` part may show. */
export const sceneNames: readonly string[] = Object.keys(drawings).sort();

/** Draws a scene into the picture itself, for files and for what is rendered on the server. */
export const drawScene: PictureOf = (scene) => {
  const drawing = drawings[scene];
  return drawing && <SceneFrame drawing={drawing} />;
};
