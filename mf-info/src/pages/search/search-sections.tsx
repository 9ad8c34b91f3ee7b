import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { siteSearchCopy } from '../../content/search';
import styles from './search-sections.module.css';
import { kindIcons } from './kind-icons';

/** Where to browse without a word to search for. */
export function SearchSections() {
  const { heading, list } = siteSearchCopy.sections;

  return (
    <section className={styles.sections}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {list.map(({ kind, name, text, to }) => {
          const Icon = kindIcons[kind];
          return (
            <LinkBox key={to} className={styles.box}>
              <Icon className={styles.icon} size={24} aria-hidden="true" />
              <LinkTitle as="h3" className={styles.name} to={to}>
                {name}
              </LinkTitle>
              <p className={styles.text}>{text}</p>
            </LinkBox>
          );
        })}
      </ul>
    </section>
  );
}
