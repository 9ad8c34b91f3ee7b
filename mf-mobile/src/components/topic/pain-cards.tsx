import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Clauses } from '@site/shared/ui/clauses';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { CornerDownRight } from 'lucide-react';
import styles from './pain-cards.module.css';
import type { Pain } from '../../content/topic-page';

type PainCardsProps = { title: string; intro?: string; pains: readonly Pain[]; ground?: SectionGround };

/** Pain points as cards, each with a one-line answer. */
export function PainCards({ title, intro, pains, ground = 'plain' }: PainCardsProps) {
  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} ground={ground}>
      <SwipeRow label={title} still columnsFrom="tablet" className={styles.row}>
        {pains.map(({ title: name, text, answer }, index) => (
          <div key={name} className={styles.card}>
            <span className={styles.count}>
              {index + 1} / {pains.length}
            </span>
            <h3 className={styles.name}>
              <Clauses text={name} />
            </h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.answer}>
              <CornerDownRight size={18} aria-hidden="true" />
              <span>
                <Clauses text={answer} />
              </span>
            </p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
