import type { TopicCategory } from '@site/shared/contract/info';
import { allTopicsCategory } from '@site/shared/contract/content-ids';
import { Link } from 'react-router-dom';
import { portalWords } from '../content/portal-words';
import { categoryAddress } from '../info-addresses';
import styles from './category-index.module.css';

/** The subjects with the number of their articles; `null` when the call failed. */
export function CategoryIndex({ categories }: { categories: readonly TopicCategory[] | null }) {
  const subjects = categories?.filter(({ id }) => id !== allTopicsCategory) ?? [];
  if (subjects.length === 0) return null;

  return (
    <nav aria-label={portalWords.groups}>
      <h2 className={styles.heading}>{portalWords.groups}</h2>
      <ul className={styles.list}>
        {subjects.map(({ id, name, articleCount }) => (
          <li key={id}>
            <Link className={styles.link} to={categoryAddress(id)}>
              {name}
              <span className={styles.count}>{articleCount} 篇</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
