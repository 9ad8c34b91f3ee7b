import type { Topic } from '@site/shared/contract/info';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { CopyLink } from '@site/shared/ui/copy-link';
import { Clock } from 'lucide-react';
import { crumbsOf } from './info-article.handle';
import styles from './info-article-head.module.css';

/** Title, summary, and who wrote it when. */
export function InfoArticleHead({ topic }: { topic: Topic }) {
  return (
    <header>
      <Breadcrumb crumbs={crumbsOf(topic)} />
      <h1 className={styles.title}>{topic.title}</h1>
      <p className={styles.summary}>{topic.summary}</p>
      <div className={styles.facts}>
        <p className={styles.line}>
          <span>{topic.author}</span>
          <span>
            <time dateTime={topic.published}>{topic.published}</time>
            {topic.updated !== topic.published && (
              <>
                ，更新于 <time dateTime={topic.updated}>{topic.updated}</time>
              </>
            )}
          </span>
          <span className={styles.minutes}>
            <Clock size={16} aria-hidden="true" />约 {topic.minutes} 分钟读完
          </span>
        </p>
        <CopyLink />
      </div>
    </header>
  );
}
