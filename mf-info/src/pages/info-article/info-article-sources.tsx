import type { Source } from '@site/shared/contract/guide';
import { infoArticleCopy } from '../../content/info-article';
import styles from './info-article-sources.module.css';

/** What the article rests on. */
export function InfoArticleSources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className={styles.sources}>
      <h2 className={styles.heading}>{infoArticleCopy.sources}</h2>
      <ul>
        {sources.map(({ kind, text }) => (
          <li key={text} className={styles.source}>
            <span className={styles.kind}>{kind}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
