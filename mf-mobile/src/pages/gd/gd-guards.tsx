import { Section } from '@site/shared/ui/section';
import { gdGuards } from '../../content/gd';
import styles from './gd-guards.module.css';

/** Safeguards between a fault and the viewers, one after the other. */
export function GdGuards() {
  const { title, intro, items } = gdGuards;

  return (
    <Section title={title} intro={intro} ground="tint">
      <ol className={styles.gates}>
        {items.map(({ name, text }, index) => (
          <li key={name} className={styles.gate}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
