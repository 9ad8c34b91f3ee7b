import { Section } from '@site/shared/ui/section';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RelatedLink } from '../content/product-page';
import styles from './related-links.module.css';

/** Related links. */
export function RelatedLinks({ title = '接着看', list }: { title?: string; list: readonly RelatedLink[] }) {
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {list.map(({ name, text, link }) => (
          <li key={link} className={styles.cell}>
            <Link to={link} className={styles.link} data-track="details_click">
              <b className={styles.name}>
                {name}
                <ArrowRight size={18} aria-hidden="true" />
              </b>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
