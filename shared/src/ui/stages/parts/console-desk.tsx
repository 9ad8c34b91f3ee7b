import styles from './console-desk.module.css';
import type { ConsoleShow } from '../console-show';
import panels from '../console-stage.module.css';
import { SceneWindow } from '../scenes/drawing';

const tallies = [styles.next, styles.onAir];

/** One tile a camera; preview and programme carry the colour of their window. */
export function CameraTiles({ show, scenes }: { show: ConsoleShow; scenes: readonly string[] }) {
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
  const { name, role, text, template } = show.caption;

  return (
    <div className={`${panels.panel} ${styles.captions}`}>
      <span className={panels.panelHead}>
        <b>字幕条</b>
        {template}
      </span>
      <span className={styles.fields}>
        <span className={styles.field}>{name}</span>
        <span className={styles.field}>{role}</span>
        <span className={`${styles.field} ${styles.typing}`}>{text}</span>
        <span className={`${styles.key} ${styles.lit}`}>上屏中</span>
        <span className={styles.key}>硬切</span>
        <span className={styles.key}>淡入 0.6 s</span>
      </span>
    </div>
  );
}
