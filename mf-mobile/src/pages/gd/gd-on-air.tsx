import { SceneFrame } from '@site/shared/ui/drawing';
import { seaOfCloudsScene } from '@site/drawings/worlds/sea-of-clouds-scene';
import { gdOnAir } from '../../content/gd';
import styles from './gd-on-air.module.css';

/** A slow live as viewers see it: the clouds below the mountains, and what is known of the camera. */
export function GdOnAir() {
  const { label, camera, days } = gdOnAir;

  return (
    <div className={styles.window} role="img" aria-label={label}>
      <SceneFrame drawing={seaOfCloudsScene} className={styles.scene} />
      <span className={styles.live}>{camera}</span>
      <span className={styles.days}>{days}</span>
    </div>
  );
}
