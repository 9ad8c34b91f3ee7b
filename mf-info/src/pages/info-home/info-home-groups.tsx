import type { ContentLink } from '@site/shared/contract/common';
import type { TopicCategory } from '@site/shared/contract/info';
import { MoreLink } from '@site/shared/ui/more-link';
import { Link } from 'react-router-dom';
import { categoryCopy } from '../../content/categories';
import { infoHomeCopy } from '../../content/info-home';
import { portalCopy } from '../../content/portal';
import { categoryAddress, topicAddress } from '../../info-addresses';
import styles from './info-home-groups.module.css';

/** A subject with titles alone: the page's data holds no more than it shows. */
export type TitleGroup = { category: TopicCategory; articles: readonly ContentLink[] };

function Group({ group: { category, articles } }: { group: TitleGroup }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.name}>
        <Link to={categoryAddress(category.id)}>{category.name}</Link>
      </h3>
      <p className={styles.text}>{categoryCopy[category.id]}</p>
      <ul className={styles.list}>
        {articles.map((topic) => (
          <li key={topic.id}>
            <Link className={styles.link} to={topicAddress(topic.id)}>
              {topic.title}
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink to={categoryAddress(category.id)}>
        {infoHomeCopy.groupMore} {category.articleCount} 篇
      </MoreLink>
    </section>
  );
}

/** Every subject with its newest articles. */
export function InfoHomeGroups({ groups }: { groups: readonly TitleGroup[] | null }) {
  if (!groups?.length) return null;

  return (
    <section>
      <h2 className={styles.heading}>{portalCopy.groups}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.category.id} group={group} />
        ))}
      </div>
    </section>
  );
}
