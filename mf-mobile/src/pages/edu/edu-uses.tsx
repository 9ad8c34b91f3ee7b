import { ClauseTitle } from '@site/shared/ui/clause-title';
import { ChoiceThirds } from '../../components/choice-thirds';
import { Section } from '@site/shared/ui/section';
import beside from '../../components/beside.module.css';
import { eduUses } from '../../content/edu/sections';
import styles from './edu-uses.module.css';

/** Five kinds of lessons, one at a time. */
export function EduUses() {
  const { title, choose, items } = eduUses;

  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} className={beside.beside}>
      <ChoiceThirds
        legend={choose}
        tabs={items.map(({ name, points }) => ({
          name,
          panel: (
            <ol className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ol>
          ),
        }))}
      />
    </Section>
  );
}
