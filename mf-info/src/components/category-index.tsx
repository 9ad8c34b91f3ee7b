import type { TopicCategory } from '@site/shared/contract/info';
import { allTopicsCategory } from '@site/shared/contract/content-ids';
import { portalCopy } from '../content/portal';
import { categoryAddress } from '../info-addresses';
import styles from './category-index.module.css';
import { SideLink } from './side-link';

/** The subjects with the number of their articles; `null` when the call failed. */
export function CategoryIndex({ categories }: { categories: readonly TopicCategory[] | null }) {
  const subjects = categories?.filter(({ id }) => id !== allTopicsCategory) ?? [];
  if (subjects.length === 0) return null;

  return (
    <nav aria-label={portalCopy.groups}>
      <h2 className={styles.heading}>{portalCopy.groups}</h2>
      <ul className={styles.list}>
        {subjects.map(({ id, name, articleCount }) => (
          <li key={id}>
            <SideLink to={categoryAddress(id)} count={`${articleCount} 篇`}>
              {name}
            </SideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
