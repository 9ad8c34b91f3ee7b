import type { ContentLink } from '@site/shared/contract/common';
import { Link } from 'react-router-dom';
import { articleCopy } from '../../content/help-document/article';
import { articleAddress } from '../../help-addresses';
import styles from './help-document-related.module.css';

export function Related({ articles }: { articles: readonly ContentLink[] }) {
  if (articles.length === 0) return null;

  return (
    <section>
      <h2 className={styles.heading}>{articleCopy.related}</h2>
      <ul data-onward="">
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.link} to={articleAddress(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
