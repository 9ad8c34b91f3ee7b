import { LogoMark } from '@site/shared/ui/logo';
import styles from './console-windows.module.css';
import type { ConsoleShow } from '../../stages/console-show';
import { deskPart } from '../../stages/desk-button';
import { CameraPicture, type CameraView } from './camera-picture';

/** What the parts of a desk show: its windows, its cameras and its captions. */
export type WindowProps = { show: ConsoleShow; views: readonly CameraView[]; console: string | undefined };

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
