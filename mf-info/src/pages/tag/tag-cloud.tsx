import type { CountedTag } from '@site/shared/contract/info';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { tagCopy } from '../../content/tag';
import { tagAddress } from '../../info-addresses';
import styles from './tag-cloud.module.css';

/** Minimum number of articles for the size. */
const sizes = [
  { from: 9, className: styles.large },
  { from: 5, className: styles.medium },
  { from: 0, className: styles.small },
] as const;

/** All tags with articles, sized by their number. */
export function TagCloud({ tags }: { tags: readonly CountedTag[] }) {
  return (
    <ul className={styles.cloud} aria-label={tagCopy.name}>
      {tags
        .filter(({ articleCount }) => articleCount > 0)
        .map(({ id, name, articleCount }) => (
          <li key={id}>
            <Link
              className={`${styles.tag} ${sizes.find(({ from }) => articleCount >= from)?.className}`}
              to={tagAddress(id)}
            >
              {name}
              <span className={styles.count}>
                {articleCount}
                <VisuallyHidden> 篇</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
