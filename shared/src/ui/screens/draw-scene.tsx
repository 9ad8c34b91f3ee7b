import { sceneDrawings } from '../stages/scene-drawings';
import { type Drawing, SceneFrame, SceneSymbol } from '../stages/scenes/drawing';
import { classScene } from '../stages/scenes/class-scene';
import { holdScene } from '../stages/scenes/hold-scene';
import { hostScene } from '../stages/scenes/host-scene';
import { roundTableScene } from '../stages/scenes/round-table-scene';
import { moderatorScene, speakerScene } from '../stages/scenes/speaker-scenes';
import { shopHostScene } from '../stages/scenes/shop-host-scene';
import { launchHall, newsDesk, roadshowHall, terrace } from '../stages/scenes/virtual-sets';
import type { PictureOf } from './part-kind';

const drawings: Readonly<Record<string, Drawing>> = {
  ...sceneDrawings,
  class: classScene,
  hold: holdScene,
  host: hostScene,
  moderator: moderatorScene,
  'round-table': roundTableScene,
  'set-launch': launchHall,
  'set-news': newsDesk,
  'set-roadshow': roadshowHall,
  'set-terrace': terrace,
  speaker: speakerScene,
  'shop-host': shopHostScene,
};

/** Names of all scenes that a `picture` part may show. */
export const sceneNames: readonly string[] = Object.keys(drawings).sort();

/** Draws a scene into the picture itself, for files and for what is rendered on the server. */
export const drawScene: PictureOf = (scene) => {
  const drawing = drawings[scene];
  return drawing && <SceneFrame drawing={drawing} />;
};

/** The scenes as symbols of the page, for drawings that a script makes anew without carrying the scenes. */
export function SceneSymbols({ names }: { names: readonly string[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {names.map((name) => {
        const drawing = drawings[name];
        return drawing && <SceneSymbol key={name} id={`scene-${name}`} drawing={drawing} />;
      })}
    </svg>
  );
}
