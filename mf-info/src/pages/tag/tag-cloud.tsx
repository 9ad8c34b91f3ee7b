import type { CountedTag } from '@site/shared/contract/info';
import { Link } from 'react-router-dom';
import { tagCopy } from '../../content/tag';
import { tagAddress } from '../../info-addresses';
import styles from './tag-cloud.module.css';

/** How many of the tags with the most articles stand out. */
const leading = 6;

type TagsProps = { heading: string; tags: readonly CountedTag[]; look: 'cards' | 'rows' };

function Tags({ heading, tags, look }: TagsProps) {
  if (tags.length === 0) return null;

  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles[look]}>
        {tags.map(({ id, name, text, articleCount }) => (
          <li key={id}>
            <Link className={styles.tag} to={tagAddress(id)}>
              <span className={styles.first}>
                <b className={styles.name}>{name}</b>
                <span className={styles.count}>{articleCount} 篇</span>
              </span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All tags with articles, those with the most first, each with what it is about. */
export function TagCloud({ tags }: { tags: readonly CountedTag[] }) {
  const sorted = tags
    .filter(({ articleCount }) => articleCount > 0)
    .sort((one, other) => other.articleCount - one.articleCount);

  return (
    <>
      <Tags heading={tagCopy.leading} tags={sorted.slice(0, leading)} look="cards" />
      <Tags heading={tagCopy.rest} tags={sorted.slice(leading)} look="rows" />
    </>
  );
}
