import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section, type SectionGround } from '@site/shared/ui/section';
import styles from './pain-list.module.css';
import type { Pain } from '../../content/topic-page';

type PainListProps = { title: string; intro?: string; pains: readonly Pain[]; ground?: SectionGround };

/** Pain points as a list, each with its answer. */
export function PainList({ title, intro, pains, ground = 'plain' }: PainListProps) {
  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} ground={ground}>
      <ul className={styles.list}>
        {pains.map(({ title: name, text, answer }) => (
          <li key={name} className={styles.row}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.answer}>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
