import { Section } from '@site/shared/ui/section';
import { CornerDownRight } from 'lucide-react';
import { SnapRow } from '../snap-row';
import styles from './pain-cards.module.css';
import type { Pain } from './topic-words';

type PainCardsProps = { title: string; intro?: string; pains: readonly Pain[] };

/** What goes wrong today, card by card, and in one line what stands against it. */
export function PainCards({ title, intro, pains }: PainCardsProps) {
  return (
    <Section title={title} intro={intro}>
      <SnapRow label={title} still>
        {pains.map(({ title: name, words, answer }, index) => (
          <div key={name} className={styles.card}>
            <span className={styles.count}>
              {index + 1} / {pains.length}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.words}>{words}</p>
            <p className={styles.answer}>
              <CornerDownRight size={18} aria-hidden="true" />
              {answer}
            </p>
          </div>
        ))}
      </SnapRow>
    </Section>
  );
}
