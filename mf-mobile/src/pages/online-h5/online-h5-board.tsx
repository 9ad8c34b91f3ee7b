import { SceneFrame } from '@site/shared/ui/drawing';
import { productRevealScene } from '@site/drawings/worlds/product-reveal-scene';
import { distributionBoard } from '../../content/online-h5';
import styles from './online-h5-board.module.css';

/** One picture at the top, and below it the places that it is sent to, each on its own branch. */
export function OnlineH5Board() {
  const { label, source, name, outlets } = distributionBoard;

  return (
    <div className={styles.board} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      <span className={styles.window}>
        <SceneFrame drawing={productRevealScene} className={styles.scene} />
        <span className={styles.source}>{source}</span>
      </span>
      <span className={styles.branches}>
        {outlets.map(({ name: outlet, kind, state, ok }) => (
          <span key={outlet} className={ok ? styles.outlet : `${styles.outlet} ${styles.broken}`}>
            <span>
              <b>{outlet}</b>
              <small>{kind}</small>
            </span>
            <span className={styles.state}>{state}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
