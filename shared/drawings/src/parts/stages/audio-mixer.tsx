import styles from './audio-mixer.module.css';
import panels from '../../stages/console-stage.module.css';
import { Picture } from '@site/shared/ui/picture';
import { mixerFiles } from './mixer-files';

/** From here on the mixer's column is as wide as it or, up to 1279 px, so narrow that the scale is cut off. */
const roomy = '(min-width: 900px)';

type AudioMixerProps = {
  /** With the scale beside the faders where there is room. */
  scaled: boolean;
  /** In the first view, where the picture is asked for before the sheets are there. */
  atOnce: boolean;
};

/** Four faders and the master with their level lamps. */
export function AudioMixer({ scaled, atOnce }: AudioMixerProps) {
  return (
    <div className={`${panels.panel} ${styles.mixer}`}>
      <span className={panels.panelHead}>
        <b>调音台</b>48 kHz
      </span>
      <picture>
        {scaled && <source media={roomy} srcSet={mixerFiles.mixerScaled.src} />}
        <Picture file={mixerFiles.mixerFaders} alt="" className={styles.faders} atOnce={atOnce} />
      </picture>
      <Picture file={mixerFiles.mixerNames} alt="" className={styles.names} />
    </div>
  );
}
