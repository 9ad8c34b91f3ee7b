import { ChoiceSegments } from '@site/shared/ui/choice-segments';
import { Section } from '@site/shared/ui/section';
import styles from './phase-tabs.module.css';
import type { Phase } from '../../content/topic-page';

type PhaseTabsProps = { title: string; intro?: string; legend: string; phases: readonly Phase[] };

/** Who does what, phase by phase, on a dark ground. */
export function PhaseTabs({ title, intro, legend, phases }: PhaseTabsProps) {
  return (
    <Section title={title} intro={intro} ground="dark" className={styles.band ?? ''}>
      <ChoiceSegments
        legend={legend}
        tabs={phases.map(({ name, time, rows }) => ({
          name,
          panel: (
            <>
              <p className={styles.time}>{time}</p>
              <dl>
                {rows.map(({ who, what }) => (
                  <div key={who} className={styles.row}>
                    <dt className={styles.who}>{who}</dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </dl>
            </>
          ),
        }))}
      />
    </Section>
  );
}
