import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section } from '@site/shared/ui/section';
import { Check, X } from 'lucide-react';
import { eduGuard } from '../../content/edu/sections';
import styles from './edu-guard.module.css';

/** What each measure against recording can and cannot do. */
export function EduGuard() {
  const { title, intro, rows, can, cannot } = eduGuard;

  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} ground="tint">
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.name} className={styles.row}>
            <h3 className={styles.name}>{row.name}</h3>
            <p className={styles.can}>
              <Check size={18} aria-hidden="true" />
              <b>{can}</b>
              {row.can}
            </p>
            <p className={styles.cannot}>
              <X size={18} aria-hidden="true" />
              <b>{cannot}</b>
              {row.cannot}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
