import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, type SectionGround } from '@site/shared/ui/section';
import type { LucideIcon } from 'lucide-react';
import type { Lines, NamedText } from '../content/product-page';
import styles from './feature-grid.module.css';

type FeatureGridProps = {
  id?: string;
  title: Lines;
  intro: string;
  list: readonly NamedText[];
  icons: readonly LucideIcon[];
  ground?: SectionGround;
};

/** Many small features without pictures: sign, name, one line each, parted by lines and not by cards. */
export function FeatureGrid({ id, title, intro, list, icons, ground = 'tint' }: FeatureGridProps) {
  return (
    <Section {...(id && { id })} ground={ground} title={<BrokenLines lines={title} />} intro={intro}>
      <ul className={ground === 'dark' ? `${styles.grid} ${styles.onDark}` : styles.grid}>
        {list.map(({ name, text }, index) => {
          const Icon = icons[index];
          return (
            <li key={name} className={styles.feature}>
              {Icon && <Icon size={24} className={styles.sign} aria-hidden="true" />}
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
