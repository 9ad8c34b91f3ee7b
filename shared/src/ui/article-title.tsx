import { inClauses } from './in-clauses';
import { wholeWords } from './whole-words';
import styles from './article-title.module.css';

/** Title and summary of an article. */
export function ArticleTitle({ title, summary }: { title: string; summary: string }) {
  return (
    <>
      <h1 className={styles.title}>{inClauses(title, /[^，：？]+[，：？]?/g, wholeWords)}</h1>
      <p className={styles.summary}>{summary}</p>
    </>
  );
}
