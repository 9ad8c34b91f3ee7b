import { DrawnPanel } from '../../drawings/drawn-stage';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { conferenceStairs } from '../../content/home-marketing-conference/stages';
import { conferenceCrowds } from './home-marketing-conference-scenes';
import styles from './home-marketing-conference-stairs.module.css';

const { label, name, steps } = conferenceStairs;

const files = Object.values(conferenceCrowds);

/** The hero's picture: the same hall at five steps, with the seats of those who are no longer there. */
export function ConferenceStairs() {
  return (
    <DrawnPanel className={styles.stage} label={label} name={name}>
      <div className={styles.stairs}>
        {steps.map(({ name: step, count, note, who }, index) => (
          <div key={step} className={styles.stair}>
            {files[index] && <SceneFile file={files[index]} className={styles.block} />}
            <span className={styles.text}>
              <span className={styles.step}>{step}</span>
              <b>{count}</b>
              <span>{note}</span>
              <small>{who}</small>
            </span>
          </div>
        ))}
      </div>
    </DrawnPanel>
  );
}
