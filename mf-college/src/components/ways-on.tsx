import { MoreLink } from '@site/shared/ui/more-link';
import { collegeWords } from '../content/college-words';
import styles from './ways-on.module.css';

/** Where a reader goes who would rather watch. */
export function WaysOn() {
  const { heading, words, link, to } = collegeWords.ways;

  return (
    <section className={styles.ways}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.words}>{words}</p>
      </div>
      <MoreLink to={to}>{link}</MoreLink>
    </section>
  );
}
