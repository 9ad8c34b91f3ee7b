import { deskButton } from '@site/drawings/stages/desk-button';
import { switcherCues } from '../../content/home-daobo/console';
import styles from './home-daobo-cues.module.css';

const { title, intro, again, list } = switcherCues;

/** The run sheet beside the switcher: the cue that is next is lit, and stays until it was switched as written. */
export function SwitcherCues({ console }: { console: string }) {
  return (
    <div className={styles.cues}>
      <b className={styles.title}>{title}</b>
      <span className={styles.intro}>{intro}</span>
      <ol className={styles.list}>
        {list.map(({ when, text, does }, index) => (
          <li key={does} className={styles.cue} data-cue={does} {...(index === 0 && { 'aria-current': 'step' })}>
            <span className={styles.when}>{when}</span>
            <span data-cue-text="">{text}</span>
          </li>
        ))}
      </ol>
      <button className={styles.again} {...deskButton(console, 'again')}>
        {again}
      </button>
    </div>
  );
}
