import type { ShowMap } from '@site/shared/contract/case-show';
import styles from './home-case-map.module.css';

/** Where cities stand about the room that the show came from, in shares of the drawing; up to fourteen. */
const spots = [
  [20, 30],
  [80, 34],
  [35, 76],
  [66, 78],
  [9, 68],
  [91, 72],
  [34, 20],
  [66, 18],
  [22, 86],
  [79, 88],
  [8, 40],
  [92, 44],
  [50, 88],
  [50, 14],
] as const;

/** The show in the middle and a line to each city, its circle as large as what was counted there. */
export function CityMap({ places }: Pick<ShowMap, 'places'>) {
  const most = Math.max(1, ...places.map(({ value }) => value));
  const shown = places.map(({ name, value }, index) => {
    const [x, y] = spots[index] ?? [50, 50];
    return { name, x: `${x}%`, y: `${y}%`, radius: 9 + 19 * Math.sqrt(value / most) };
  });
  return (
    <svg className={styles.cities} width="1200" height="320" aria-hidden="true">
      {shown.map(({ name, x, y }) => (
        <line key={name} x1="50%" y1="50%" x2={x} y2={y} />
      ))}
      {shown.map(({ name, x, y, radius }, index) => (
        <g key={name} className={index < 3 ? styles.cityHigh : styles.city}>
          <circle cx={x} cy={y} r={radius} />
          <circle cx={x} cy={y} r="4" className={styles.centre} />
          <text x={x} y={y} dy={radius + 16} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <svg x="50%" y="50%" width="1" height="1" className={styles.hub}>
        <rect x="-44" y="-26" width="88" height="52" rx="8" />
        <path d="M-8-12L14 0L-8 12Z" />
      </svg>
    </svg>
  );
}
