import { useConsole } from '@site/shared/console/use-console';
import { consoleRoot, deskButton } from '@site/drawings/stages/desk-button';
import { DeskFoot } from '../../drawings/desk-foot';
import { SceneSymbol, SceneWindow } from '@site/shared/ui/drawing';
import { signingShot } from '@site/drawings/scenes/shot-scenes';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { useId } from 'react';
import { roll, shutterDesk } from '../../content/home-image-live/console';
import { takenBefore, takenLater } from './home-image-live-scenes';
import styles from './home-image-live-console.module.css';

const load = () => import(/* webpackChunkName: "console-image-live" */ '../../consoles/image-live');
const { name: desk, tools } = shutterDesk;

/** In the order of the names of the roll; what the camera sees at first is drawn with the page. */
const photos = [...Object.values(takenBefore), undefined, ...Object.values(takenLater)];

type Seen = {
  /** The id of the drawing that the camera sees at first. */
  seen: string;
};

function Photo({ seen, index }: Seen & { index: number }) {
  const file = photos[index];
  return file ? (
    <SceneFile file={file} className={styles.picture} />
  ) : (
    <SceneWindow id={seen} className={styles.picture} />
  );
}

/** What the camera sees, with the shutter below it. */
function Camera({ seen }: Seen) {
  return (
    <div className={styles.camera}>
      <div className={styles.finder} data-finder="">
        <SceneWindow id={seen} className={styles.picture} />
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
      </div>
      <button className={styles.shutter} {...deskButton(desk, 'shoot')}>
        {shutterDesk.shutter}
      </button>
    </div>
  );
}

/** The album on a guest's phone: as many places as the roll has photos. */
function Album({ seen }: Seen) {
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
            <Photo seen={seen} index={index} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Phone({ seen }: Seen) {
  return (
    <div className={styles.phone}>
      <b className={styles.title} data-event-name="">
        {shutterDesk.album}
      </b>
      <span data-count="">{`可见 ${roll.taken} 张，精选 0，已修 0`}</span>
      <Album seen={seen} />
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

  return (
    <div className={styles.desk} {...consoleRoot(shutterDesk)}>
      <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
        <defs>
          <SceneSymbol id={id} drawing={signingShot} />
        </defs>
      </svg>
      <div className={styles.rooms}>
        <Camera seen={id} />
        <Phone seen={id} />
      </div>
      <DeskFoot desk={shutterDesk} />
    </div>
  );
}
