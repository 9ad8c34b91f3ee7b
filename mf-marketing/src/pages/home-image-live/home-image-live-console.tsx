import { useConsole } from '@site/shared/console/use-console';
import { consoleRoot, deskButton } from '@site/shared/ui/stages/desk-button';
import { DeskFoot } from '@site/shared/ui/stages/desk-foot';
import { SceneSymbol, SceneWindow } from '@site/shared/ui/stages/scenes/drawing';
import { awardShot, groupShot, signingShot } from '@site/shared/ui/stages/scenes/shot-scenes';
import { SceneFile } from '@site/shared/ui/stages/scene-file';
import { partnersStageScene } from '@site/shared/ui/stages/worlds/partners-stage-scene';
import { useId } from 'react';
import { roll, shutterDesk } from '../../content/home-image-live/console';
import { takenLater } from './home-image-live-scenes';
import styles from './home-image-live-console.module.css';

const load = () => import(/* webpackChunkName: "console-image-live" */ '../../consoles/image-live');
const { name: desk, tools } = shutterDesk;

/** In the order of the names of the roll: those in the album and before the camera. What comes after them are files. */
const photos = [groupShot, partnersStageScene, awardShot, signingShot];
const later = Object.values(takenLater);

type Scenes = { scenes: readonly string[] };

function Photo({ scenes, index }: Scenes & { index: number }) {
  const scene = scenes[index];
  const file = later[index - photos.length];
  if (scene) return <SceneWindow id={scene} className={styles.picture} />;
  return file ? <SceneFile file={file} className={styles.picture} /> : null;
}

/** What the camera sees, with the shutter below it. */
function Camera({ scenes }: Scenes) {
  return (
    <div className={styles.camera}>
      <div className={styles.finder} data-finder="">
        <Photo scenes={scenes} index={roll.taken} />
        <svg
          className={styles.marks}
          width="300"
          height="200"
          viewBox="0 0 300 200"
          fill="none"
          stroke="#fff"
          aria-hidden="true"
        >
          <path d="M20 44V20h24M256 20h24v24M280 156v24h-24M44 180H20v-24M150 92v16m-8-8h16" strokeWidth="2" />
        </svg>
        <span className={styles.tag}>{shutterDesk.camera}</span>
        <span className={styles.sample}>{shutterDesk.sample}</span>
      </div>
      <button className={styles.shutter} {...deskButton(desk, 'shoot')}>
        {shutterDesk.shutter}
      </button>
    </div>
  );
}

/** The album on a guest's phone: as many places as the roll has photos. */
function Album({ scenes }: Scenes) {
  return (
    <ol className={styles.wall} aria-label={shutterDesk.wall}>
      {roll.names.map((name, index) => (
        <li key={name} className={styles.place} data-photo="" {...(index < roll.taken && { 'data-taken': '' })}>
          <button
            className={styles.shot}
            aria-label={name}
            aria-pressed={index === roll.taken - 1}
            disabled={index >= roll.taken}
            data-through=""
            {...deskButton(desk, 'choose', index)}
          >
            <Photo scenes={scenes} index={index} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Phone({ scenes }: Scenes) {
  return (
    <div className={styles.phone}>
      <b className={styles.title} data-event-name="">
        {shutterDesk.album}
      </b>
      <span data-count="">{`可见 ${roll.taken} 张，精选 0，已修 0`}</span>
      <Album scenes={scenes} />
      <span className={styles.tools}>
        {tools.map(({ does, name, key }) => (
          <button key={does} className={styles.tool} aria-pressed={false} {...deskButton(desk, does)}>
            {name}
            <kbd aria-hidden="true">{key}</kbd>
          </button>
        ))}
      </span>
    </div>
  );
}

/** Shutter to album in the visitor's hand: each press brings a photo onto the phone, where it is picked, retouched, hidden. */
export function ShutterConsole() {
  useConsole(desk, load);
  const id = useId();
  const scenes = photos.map((_, index) => `${id}${index}`);

  return (
    <div className={styles.desk} {...consoleRoot(shutterDesk)}>
      <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
        <defs>
          {photos.map((drawing, index) => (
            <SceneSymbol key={scenes[index]} id={scenes[index] ?? ''} drawing={drawing} />
          ))}
        </defs>
      </svg>
      <div className={styles.rooms}>
        <Camera scenes={scenes} />
        <Phone scenes={scenes} />
      </div>
      <DeskFoot desk={shutterDesk} />
    </div>
  );
}
