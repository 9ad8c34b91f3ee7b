import type { CaseShow } from '@site/shared/contract/case-show';
import { Clauses } from '@site/shared/ui/clauses';
import { Section } from '@site/shared/ui/section';
import { Check } from 'lucide-react';
import { showCopy } from '../../content/home-case/show';
import { KitSign } from './home-case-kit-sign';
import styles from './home-case-lessons.module.css';

/** What went wrong, each beside what was changed; on phones swiped. */
export function CaseFailures({ failures }: Pick<CaseShow, 'failures'>) {
  const { title, changed: later } = showCopy.failures;
  return (
    <Section ground="sand" title={title}>
      <ol className={styles.failures} aria-label={title} tabIndex={0}>
        {failures.map(({ failed, changed }, index) => (
          <li key={failed} className={styles.failure}>
            <b className={styles.number}>{index + 1}</b>
            <h3 className={styles.failed}>
              <Clauses text={failed} />
            </h3>
            <p className={styles.changed}>
              <Check size={20} className={styles.check} aria-hidden="true" />
              <span>
                <b>{later}</b> {changed}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What was on site, drawn and in numbers. */
export function CaseKit({ kit }: Pick<CaseShow, 'kit'>) {
  return (
    <Section title={showCopy.kit}>
      <dl className={styles.kit}>
        {kit.map(({ name, count }) => (
          <div key={name}>
            <dt>
              <KitSign name={name} className={styles.kitSign} />
              {name}
            </dt>
            <dd>×{String(count).replace(/\B(?=(\d{3})+$)/g, ',')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
