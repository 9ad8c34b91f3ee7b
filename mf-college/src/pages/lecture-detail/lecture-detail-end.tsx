import { useSite } from '@site/shared/store';
import { Button } from '@site/shared/ui/button';
import { detailWords } from '../../content/college-words';
import styles from './lecture-detail-end.module.css';

/** The note on figures, and one way to try what was taught. */
export function LectureDetailEnd() {
  const demo = useSite((state) => state.site.demo);
  const { heading, words, link, to } = detailWords.trial;

  return (
    <div className={styles.end}>
      {demo && <p className={styles.note}>{detailWords.note}</p>}
      <section className={styles.trial}>
        <div>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.words}>{words}</p>
        </div>
        <Button to={to} look="action-outline">
          {link}
        </Button>
      </section>
    </div>
  );
}
