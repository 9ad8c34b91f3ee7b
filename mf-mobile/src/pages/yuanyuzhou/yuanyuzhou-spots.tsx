import { useSite } from '@site/shared/store';
import { Button } from '@site/shared/ui/button';
import { Section } from '@site/shared/ui/section';
import { hall } from '../../content/yuanyuzhou';
import styles from './yuanyuzhou-spots.module.css';

/** Legend of the numbers in the picture, and the link to the sample hall. */
export function YuanyuzhouSpots() {
  const showroomUrl = useSite((state) => state.site.showroomUrl);

  return (
    <Section title={hall.spotsTitle}>
      <ol className={styles.spots}>
        {hall.spots.map(({ name, text }, index) => (
          <li key={name} className={styles.spot}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Button href={showroomUrl} target="_blank" rel="noopener">
        {hall.enter}
      </Button>
    </Section>
  );
}
