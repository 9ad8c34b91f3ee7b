import { Section } from '@site/shared/ui/section';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './related-links.module.css';
import type { RelatedLink } from '../../content/topic-page';

type RelatedLinksProps = {
  links: readonly RelatedLink[];
  title?: string;
  intro?: string;
  /** The section before has another ground, so this one needs its own space above. */
  apart?: boolean;
};

/** Related links. */
export function RelatedLinks({ title = '接着看', intro, links, apart = false }: RelatedLinksProps) {
  return (
    <Section title={title} intro={intro} className={apart ? '' : (styles.close ?? '')}>
      <ul className={styles.list}>
        {links.map(({ name, text, link }) => (
          <li key={link}>
            <Link className={styles.link} to={link} data-track="details_click">
              <b>{name}</b>
              <span className={styles.text}>{text}</span>
              <ChevronRight className={styles.sign} size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
