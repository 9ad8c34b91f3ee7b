import { Picture } from '@site/shared/ui/picture';
import { SceneFile } from '@site/drawings/stages/scene-file';
import styles from './home-daobo-delay.module.css';
import { delayFiles } from './home-daobo-scenes';

/** The delayed broadcast: hall and viewers side by side, with the seconds between them. */
export function DelayStage() {
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label="现场画面比观众端早三十秒，现场出现口误的一段在延时窗里被换成垫片，观众端没有看到"
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
        <Picture file={delayFiles.delayTimes} alt="" className={styles.times} />
      </div>
      <div className={styles.legend}>
        <span className={styles.slip}>口误 10 秒</span>
        <span className={styles.hold}>换成垫片</span>
      </div>
    </div>
  );
}
