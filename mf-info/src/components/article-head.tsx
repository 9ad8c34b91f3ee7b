import type { Crumb } from '@site/shared/page/page-handle';
import { ArticleTitle } from '@site/shared/ui/article-title';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { ShareTools } from '@site/shared/ui/share-tools';
import { ReadingTime } from '@site/shared/ui/reading-time';
import styles from './article-head.module.css';

type ArticleHeadProps = {
  crumbs: readonly Crumb[];
  article: {
    title: string;
    summary: string;
    author: string;
    published: string;
    /** Absent where the service keeps the first day only. */
    updated?: string;
    minutes: number;
  };
};

/** Title, summary, and who wrote it when. */
export function ArticleHead({ crumbs, article }: ArticleHeadProps) {
  const { title, summary, author, published, updated = published, minutes } = article;

  return (
    <header>
      <Breadcrumb crumbs={crumbs} />
      <ArticleTitle title={title} summary={summary} />
      <div className={styles.facts}>
        <p className={styles.line}>
          <span>{author}</span>
          <span>
            <time dateTime={published}>{published}</time>
            {updated !== published && (
              <>
                ，更新于 <time dateTime={updated}>{updated}</time>
              </>
            )}
          </span>
          <ReadingTime minutes={minutes} />
        </p>
        <ShareTools />
      </div>
    </header>
  );
}
