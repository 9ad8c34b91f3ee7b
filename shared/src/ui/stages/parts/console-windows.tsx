import { LogoMark } from '../../logo';
import styles from './console-windows.module.css';
import type { ConsoleShow } from '../console-show';
import { SceneWindow } from '../scenes/drawing';

type WindowProps = { show: ConsoleShow; scenes: readonly string[] };

/** What comes next: the first camera, with the marks of a viewfinder. */
export function PreviewWindow({ show, scenes }: WindowProps) {
  return (
    <div className={`${styles.window} ${styles.preview}`}>
      <SceneWindow id={scenes[0] ?? ''} className={styles.scene} />
      <svg className={styles.finder} viewBox="0 0 252 142" fill="none" stroke="#06363A" aria-hidden="true">
        <path d="M14 42v-8M14 120v10h10m204 0h10v-10M238 34v-8h-10M126 66v10m-5-5h10" />
      </svg>
      <span className={styles.tally}>预监 PVW · 1 {show.cameras[0]?.name}</span>
    </div>
  );
}

/** What viewers see now: the second camera with the station's sign and the caption. */
export function ProgrammeWindow({ show, scenes }: WindowProps) {
  const { caption, station, cameras } = show;

  return (
    <div className={`${styles.window} ${styles.programme}`}>
      <SceneWindow id={scenes[1] ?? ''} className={styles.scene} />
      <span className={styles.tally}>主监 PGM · 2 {cameras[1]?.name}</span>
      <span className={styles.station}>
        <LogoMark size={18} />
        {station}
      </span>
      <span className={styles.lower}>
        <span className={styles.lowerName}>
          <b>{caption.name}</b>
          {caption.role}
        </span>
        <span className={styles.lowerWords}>{caption.text}</span>
      </span>
    </div>
  );
}
