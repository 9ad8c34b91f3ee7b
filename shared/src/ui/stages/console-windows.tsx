import { LogoMark } from '../logo';
import styles from './console-stage.module.css';
import type { ConsoleShow } from './console-show';
import { SceneWindow } from './scenes/drawing';

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
        <span className={styles.lowerWords}>{caption.words}</span>
      </span>
    </div>
  );
}

const tallies = [styles.next, styles.onAir];

/** One tile a camera; preview and programme carry the colour of their window. */
export function CameraTiles({ show, scenes }: WindowProps) {
  return (
    <div className={styles.tiles}>
      {show.cameras.map(({ name }, index) => (
        <span key={name} className={tallies[index] ? `${styles.tile} ${tallies[index]}` : styles.tile}>
          <SceneWindow id={scenes[index] ?? ''} className={styles.thumb} />
          <span className={styles.camera}>
            <b>{index + 1}</b>
            {name}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Where the caption on air is written, with the two ways to cut. */
export function CaptionDesk({ show }: { show: ConsoleShow }) {
  const { name, role, words, template } = show.caption;

  return (
    <div className={`${styles.panel} ${styles.captions}`}>
      <span className={styles.panelHead}>
        <b>字幕条</b>
        {template}
      </span>
      <span className={styles.fields}>
        <span className={styles.field}>{name}</span>
        <span className={styles.field}>{role}</span>
        <span className={`${styles.field} ${styles.typing}`}>{words}</span>
        <span className={`${styles.key} ${styles.lit}`}>上屏中</span>
        <span className={styles.key}>硬切</span>
        <span className={styles.key}>淡入 0.6 s</span>
      </span>
    </div>
  );
}
