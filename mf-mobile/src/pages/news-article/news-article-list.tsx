import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { Masthead } from '../../components/masthead';
import { NewsRows } from '../../components/reading/news-rows';
import { newsWords } from '../../content/news-words';
import styles from './news-article.module.css';

/** What happened at the company, newest first. */
export function NewsArticleList({ news }: { news: readonly CollegeArticleSummary[] }) {
  return (
    <>
      <Masthead kicker={newsWords.kicker} title={newsWords.title} words={newsWords.words} />
      <Section className={styles.list ?? ''}>
        {news.length === 0 ? (
          <EmptyState words={newsWords.empty}>
            <MoreLink to="/info/">{newsWords.toPortal}</MoreLink>
          </EmptyState>
        ) : (
          <NewsRows news={news} />
        )}
      </Section>
    </>
  );
}
