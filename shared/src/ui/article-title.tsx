import { PageClauseTitle } from './clause-title';
import styles from './article-title.module.css';

/** Title and summary of an article. */
export function ArticleTitle({ title, summary }: { title: string; summary: string }) {
  return (
    <>
      <h1 className={styles.title}>
        <PageClauseTitle>{title}</PageClauseTitle>
      </h1>
      <p className={styles.summary}>{summary}</p>
    </>
  );
}
