import { SceneFile } from '@site/shared/ui/stages/scene-file';
import styles from './home-daobo-delay.module.css';
import { delayFiles } from './home-daobo-scenes';

const ticks = Array.from({ length: 13 }, (_, index) => 20 + index * 46);

/** What happens in the hall now, and what viewers will see half a minute later; the slip between is cut out. */
function Times() {
  return (
    <svg className={styles.times} width="592" height="132" viewBox="0 0 592 132" aria-hidden="true">
      <path d={ticks.map((x) => `M${x} 62v8`).join('')} stroke="#A9C6C5" strokeWidth="2" />
      <path d="M20 24h552" stroke="#BCE3DE" strokeWidth="20" />
      <path d="M296 24h92" stroke="#D9502A" strokeWidth="20" />
      <path d="M158 108h276M526 108h46" stroke="#0B6E6E" strokeWidth="20" />
      <path d="M434 108h92" stroke="#06292D" strokeWidth="20" />
      <path d="M296 34 434 98M388 34l138 64" stroke="#A9C6C5" strokeDasharray="3 5" />
      <path d="M20 108h138" stroke="#C9DEDC" strokeWidth="20" strokeDasharray="6 4" />
    </svg>
  );
}

/** The delayed broadcast: hall and viewers side by side, with the seconds between them. */
export function DelayStage() {
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label="示例画面：现场画面比观众端早三十秒，现场出现口误的一段在延时窗里被换成垫片，观众端没有看到"
    >
      <div className={styles.windows}>
        <span className={styles.window}>
          <SceneFile file={delayFiles.partnersStage} className={styles.picture} />
          <span className={styles.tag}>现场 14:20:36</span>
        </span>
        <span className={styles.between}>
          <b>30 秒</b>
          延时窗
        </span>
        <span className={styles.window}>
          <SceneFile file={delayFiles.testCard} className={styles.picture} />
          <span className={`${styles.tag} ${styles.viewers}`}>观众端 14:20:06</span>
        </span>
      </div>
      <div className={styles.line}>
        <span>现场</span>
        <span>观众端</span>
        <Times />
      </div>
      <div className={styles.legend}>
        <span className={styles.slip}>口误 10 秒</span>
        <span className={styles.hold}>换成垫片</span>
        <span className={styles.sample}>示例画面</span>
      </div>
    </div>
  );
}
