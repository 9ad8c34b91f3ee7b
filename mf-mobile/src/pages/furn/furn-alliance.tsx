import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section } from '@site/shared/ui/section';
import { furnAlliance } from '../../content/furn';
import styles from './furn-alliance.module.css';

const { title, intro, label, centre, members, figures } = furnAlliance;
const radius = 122;

const places = members.map((name, index) => {
  const angle = (2 * Math.PI * index) / members.length - Math.PI / 2;
  return { name, x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
});
const spokes = places.map(({ x, y }) => `M0 0L${x} ${y}`).join('');

function Ring() {
  return (
    <svg className={styles.ring} width="340" height="312" viewBox="-170 -156 340 312" role="img" aria-label={label}>
      <circle r={radius} fill="none" stroke="#A5D0CB" strokeWidth="1.5" strokeDasharray="2 6" />
      <path d={spokes} stroke="#A5D0CB" />
      <circle r="46" fill="#D9502A" />
      <text y="6" fontSize="16" fontWeight="700" fill="#fff" textAnchor="middle">
        {centre}
      </text>
      {places.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle r="30" fill="#fff" stroke="#0B6E6E" strokeWidth="1.5" />
          <text y="5" fontSize="15" fontWeight="600" fill="#0A5A5A" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Brands around one customer, and what came of it. */
export function FurnAlliance() {
  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} ground="tint" className={styles.section}>
      <Ring />
      <dl className={styles.figures}>
        {figures.map(({ value, unit, name }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              {value}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
