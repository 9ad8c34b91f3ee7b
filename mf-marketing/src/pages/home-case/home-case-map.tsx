import type { ShowMap } from '@site/shared/contract/case-show';
import { Section } from '@site/shared/ui/section';
import { showCopy } from '../../content/home-case/show';
import { CityMap } from './home-case-city-map';
import { SiteMap } from './home-case-site-map';
import styles from './home-case-map.module.css';

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
/** Places that stand out, by what was counted. */
const standing = 3;

/** Shops and rooms as a plan with walls and doors, sites and cities as a map over their list; what was counted stands in each. */
export function CaseMap({ map }: { map: ShowMap }) {
  const counts = map.places.map(({ value }) => value).sort((a, b) => b - a);
  const least = counts[standing - 1] ?? 0;
  const isPlan = map.kind === 'shops' || map.kind === 'rooms';

  return (
    <Section ground="tint" title={showCopy.map.title(map)}>
      {map.kind === 'cities' && <CityMap places={map.places} />}
      {map.kind === 'sites' && <SiteMap places={map.places} />}
      <ul className={`${styles.places} ${isPlan ? styles.plan : styles.list}`}>
        {map.places.map(({ name, value }) => (
          <li key={name} className={value >= least ? styles.high : undefined}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>
              {grouped(value)}
              <small>{map.unit}</small>
            </span>
            <svg className={styles.bar} width="120" height="6" aria-hidden="true">
              <rect width={`${Math.round((value / (counts[0] || 1)) * 100)}%`} height="6" rx="3" />
            </svg>
          </li>
        ))}
      </ul>
    </Section>
  );
}
