import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { Masthead } from '../../components/masthead';
import { NewsRows } from '../../components/reading/news-rows';
import { newsCopy } from '../../content/news-article';
import styles from './news-article.module.css';

/** Company news, newest first. */
export function NewsArticleList({ news }: { news: readonly CollegeArticleSummary[] }) {
  return (
    <>
      <Masthead kicker={newsCopy.kicker} title={newsCopy.title} text={newsCopy.text} />
      <Section className={styles.list ?? ''}>
        {news.length === 0 ? (
          <EmptyState text={newsCopy.empty}>
            <MoreLink to="/info/">{newsCopy.toPortal}</MoreLink>
          </EmptyState>
        ) : (
          <NewsRows news={news} />
        )}
      </Section>
    </>
  );
}
