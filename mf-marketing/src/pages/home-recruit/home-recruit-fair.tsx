import { DrawnStage } from '../../drawings/drawn-stage';
import { SceneAtOnce } from '@site/drawings/stages/scene-at-once';
import { careersScene } from '@site/drawings/scenes/careers-scene';
import { SceneFrame } from '@site/shared/ui/drawing';
import { recruitFair } from '../../content/home-recruit/stages';
import styles from './home-recruit-fair.module.css';
import { fairPictures } from './home-recruit-scenes';

const { label, name, count, booths } = recruitFair;

const files = Object.values(fairPictures);

/** What a firm has on air. */
function Window({ index }: { index: number }) {
  const file = files[index];
  if (!file) return <SceneFrame drawing={careersScene} className={styles.picture} />;
  return <SceneAtOnce file={file} className={styles.picture} />;
}

/** The hero's picture: four firms on air side by side, each with the job it speaks of. */
export function RecruitFair() {
  return (
    <DrawnStage className={styles.fair} label={label}>
      <span className={styles.head}>
        <b>{name}</b>
        <span>{count}</span>
      </span>
      <div className={styles.booths}>
        {booths.map(({ firm, watching, job, pay, facts, sent }, index) => (
          <div key={firm} className={styles.booth}>
            <div className={styles.window}>
              <Window index={index} />
              <span className={styles.firm}>{firm}</span>
              <span className={styles.watching}>{watching}</span>
            </div>
            <div className={styles.job}>
              <b>{job}</b>
              <b className={styles.pay}>{pay}</b>
              <small>{facts}</small>
              <span className={styles.act}>
                <small>{sent}</small>
                <span className={styles.send}>投递</span>
              </span>
            </div>
          </div>
        ))}
      </div>
    </DrawnStage>
  );
}
