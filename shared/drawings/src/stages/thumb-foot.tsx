import { deskButton, type ThumbDesk } from './desk-button';
import styles from './thumb-foot.module.css';

type ThumbFootProps = {
  desk: ThumbDesk;
  /** The act that is pressed first. */
  next: string;
};

/** What a desk for one thumb just did, and below it its large buttons, the next one lit. */
export function ThumbFoot({ desk: { name, hint, acts }, next }: ThumbFootProps) {
  return (
    <div className={styles.foot}>
      <output className={styles.says} data-says="">
        {hint}
      </output>
      <span className={styles.acts}>
        {acts.map(({ does, name: act }) => (
          <button
            key={does}
            className={styles.act}
            data-turn=""
            {...(does === next && { 'data-next': '' })}
            {...deskButton(name, does)}
          >
            {act}
          </button>
        ))}
      </span>
    </div>
  );
}
