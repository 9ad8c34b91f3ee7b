import { LogoMark } from '../../logo';
import styles from './console-windows.module.css';
import type { ConsoleShow } from '../console-show';
import { deskPart } from '../desk-button';
import { CameraPicture, type CameraView } from './camera-picture';

type WindowProps = { show: ConsoleShow; views: readonly CameraView[]; console: string | undefined };

/** What comes next: the first camera, with the marks of a viewfinder. */
export function PreviewWindow({ show, views, console }: WindowProps) {
  return (
    <div className={`${styles.window} ${styles.preview}`} {...deskPart(console, 'window', 'preview')}>
      <CameraPicture view={views[0]} className={styles.scene} />
      <svg
        className={styles.finder}
        width="252"
        height="142"
        viewBox="0 0 252 142"
        fill="none"
        stroke="#06363A"
        aria-hidden="true"
      >
        <path d="M14 42v-8M14 120v10h10m204 0h10v-10M238 34v-8h-10M126 66v10m-5-5h10" />
      </svg>
      <span className={styles.tally}>
        预监 PVW · <span {...deskPart(console, 'tally')}>{`1 ${show.cameras[0]?.name}`}</span>
      </span>
    </div>
  );
}

/** What viewers see now: the second camera with the caption and the station's sign, or the name of the show. */
export function ProgrammeWindow({ show, views, console }: WindowProps) {
  const { caption, station, cameras } = show;

  return (
    <div className={`${styles.window} ${styles.programme}`} {...deskPart(console, 'window', 'programme')}>
      <CameraPicture view={views[1]} className={styles.scene} />
      <span className={styles.tally}>
        主监 PGM · <span {...deskPart(console, 'tally')}>{`2 ${cameras[1]?.name}`}</span>
      </span>
      <span className={styles.station}>
        <LogoMark size={18} />
        {console ? <span data-event-name="">{show.title}</span> : station}
      </span>
      <span className={styles.lower} {...deskPart(console, 'lower')}>
        <span className={styles.lowerName}>
          <b {...deskPart(console, 'shows', 'name')}>{caption.name}</b>
          <span {...deskPart(console, 'shows', 'role')}>{caption.role}</span>
        </span>
        <span className={styles.lowerWords} {...deskPart(console, 'shows', 'text')}>
          {caption.text}
        </span>
      </span>
    </div>
  );
}
