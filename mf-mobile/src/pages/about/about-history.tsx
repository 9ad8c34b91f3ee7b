import { Section } from '@site/shared/ui/section';
import { ChevronDown } from 'lucide-react';
import { aboutCopy, earlierYears, recentYears, type HistoryYear } from '../../content/about';
import beside from '../../components/beside.module.css';
import styles from './about-history.module.css';

function Years({ years }: { years: readonly HistoryYear[] }) {
  return (
    <ol>
      {years.map(({ year, text }) => (
        <li key={year} className={styles.year}>
          <b className={styles.number}>{year}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Our years, newest first; the older half is folded away. */
export function AboutHistory() {
  return (
    <Section title={aboutCopy.history.title} className={beside.beside}>
      <div className={styles.line}>
        <Years years={recentYears} />
        <details className={styles.earlier} suppressHydrationWarning>
          <summary className={styles.summary}>
            {aboutCopy.history.earlier}
            <ChevronDown className={styles.sign} size={20} aria-hidden="true" />
          </summary>
          <Years years={earlierYears} />
        </details>
      </div>
    </Section>
  );
}
