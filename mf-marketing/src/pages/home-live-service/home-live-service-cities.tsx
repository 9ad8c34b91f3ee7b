import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { crewCities } from '../../content/home-live-service/sections';
import styles from './home-live-service-cities.module.css';

/** How long before a live stream a crew has to know. */
export function CrewCities() {
  const { title, intro, list } = crewCities;

  return (
    <Section id="cities" ground="sand" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <dl className={styles.cities}>
        {list.map(({ area, text }) => (
          <div key={area} className={styles.city}>
            <dt className={styles.area}>{area}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
