import styles from './audio-mixer.module.css';
import panels from '../console-stage.module.css';
import { Picture } from '../../picture';
import { mixerFiles } from './mixer-files';

/** Where the mixer's column is as wide as it; the same widths stand in the styles. */
const roomy = '(min-width: 900px) and (max-width: 1099px), (min-width: 1280px)';

/** Four faders and the master with their level lamps; `scaled`: with the scale beside them where there is room. */
export function AudioMixer({ scaled }: { scaled: boolean }) {
  return (
    <div className={`${panels.panel} ${styles.mixer}`}>
      <span className={panels.panelHead}>
        <b>调音台</b>48 kHz
      </span>
      <picture>
        {scaled && <source media={roomy} srcSet={mixerFiles.mixerScaled.src} />}
        <Picture file={mixerFiles.mixerFaders} alt="" className={styles.faders} />
      </picture>
      <Picture file={mixerFiles.mixerNames} alt="" className={styles.names} />
    </div>
  );
}
