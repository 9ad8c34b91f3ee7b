import type { HelpArticleSummary } from '@site/shared/contract/help';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { SectionHeading } from '@site/shared/ui/section';
import { centreCopy } from '../../content/help-center/page';
import { articleAddress } from '../../help-addresses';
import styles from './help-center-latest.module.css';

/** Recently written or updated articles, newest first. */
export function Latest({ articles }: { articles: readonly HelpArticleSummary[] }) {
  if (articles.length === 0) return null;

  return (
    <section className={styles.section}>
      <SectionHeading title={centreCopy.latest.heading} intro={centreCopy.latest.lead} />
      <ul className={styles.list}>
        {articles.map(({ id, title, className, updated }) => (
          <LinkBox key={id} look="row" className={styles.row}>
            <LinkTitle as="span" to={articleAddress(id)}>
              {title}
            </LinkTitle>
            <span className={styles.facts}>
              {className}
              <time className={styles.day} dateTime={updated}>
                {updated}
              </time>
            </span>
          </LinkBox>
        ))}
      </ul>
    </section>
  );
}
