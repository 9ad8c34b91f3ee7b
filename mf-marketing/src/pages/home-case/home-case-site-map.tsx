import type { ShowMap } from '@site/shared/contract/case-show';
import { curvePath } from '@site/drawings/stages/curve-path';
import styles from './home-case-map.module.css';

/** As many names as phones have room for; of more the list below has them. */
const named = 8;
/** Of the way, in shares of the drawing: it swings twice between its banks. */
const middle = 50;
const swing = 22;
const ends = { from: 8, to: 92 };

const heightAt = (share: number) => middle - swing * Math.sin(share * 4 * Math.PI);
const bends = Array.from({ length: 13 }, (_, index) => heightAt(index / 12));
const way = curvePath(bends.map((height) => (100 - height) / 84));

/** Sites on the river or road that they lie along, in their order, each as large as what was counted there. */
export function SiteMap({ places }: Pick<ShowMap, 'places'>) {
  const most = Math.max(1, ...places.map(({ value }) => value));
  const least = places.map(({ value }) => value).sort((a, b) => b - a)[2] ?? 0;
  const sites = places.map(({ name, value }, index) => {
    const x = ends.from + ((ends.to - ends.from) * index) / (places.length - 1);
    const radius = Math.round(5 + 11 * Math.sqrt(value / most));
    return { name, x: `${Math.round(x)}%`, y: `${Math.round(heightAt(x / 100))}%`, radius, high: value >= least };
  });

  return (
    <svg
      className={places.length > named ? `${styles.cities} ${styles.sites}` : styles.cities}
      width="1200"
      height="320"
      aria-hidden="true"
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.way} d={way} />
      </svg>
      {sites.map(({ name, x, y, radius, high }, index) => (
        <g key={name} className={high ? styles.cityHigh : styles.city}>
          <circle cx={x} cy={y} r={radius} />
          <circle cx={x} cy={y} r="4" className={styles.centre} />
          <text x={x} y={y} dy={index % 2 ? radius + 20 : -radius - 9} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
