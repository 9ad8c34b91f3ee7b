import type { HelpArticleSummary } from '@site/shared/contract/help';
import { SectionHeading } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { centreWords } from '../../content/help-words';
import { articleAddress } from '../../help-addresses';
import styles from './help-center-latest.module.css';

/** What was written or mended last, newest first. */
export function Latest({ articles }: { articles: readonly HelpArticleSummary[] }) {
  if (articles.length === 0) return null;

  return (
    <section className={styles.section}>
      <SectionHeading title={centreWords.latest.heading} intro={centreWords.latest.lead} />
      <ul className={styles.list}>
        {articles.map(({ id, title, className, updated }) => (
          <li key={id} className={styles.row}>
            <Link className={styles.link} to={articleAddress(id)}>
              {title}
            </Link>
            <span className={styles.facts}>
              {className}
              <time className={styles.day} dateTime={updated}>
                {updated}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
