import type { Crumb } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { CopyLink } from '@site/shared/ui/copy-link';
import { Clock } from 'lucide-react';
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
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.summary}>{summary}</p>
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
          <span className={styles.minutes}>
            <Clock size={16} aria-hidden="true" />约 {minutes} 分钟读完
          </span>
        </p>
        <CopyLink />
      </div>
    </header>
  );
}
