import { entmarketJourney } from '../../content/home-entmarket/journey';
import journey from './home-entmarket-journey.module.css';
import styles from './home-entmarket-lead.module.css';

const { lead } = entmarketJourney;
const radius = 26;
const around = 2 * Math.PI * radius;

function Score() {
  return (
    <svg width="60" height="60" viewBox="0 0 60 60" aria-hidden="true">
      <g fill="none" strokeWidth="6">
        <circle cx="30" cy="30" r={radius} stroke="#E3EDED" />
        <circle
          cx="30"
          cy="30"
          r={radius}
          transform="rotate(-90 30 30)"
          stroke="#0B6E6E"
          strokeLinecap="round"
          strokeDasharray={`${Math.round((around * lead.score) / 100)} 200`}
        />
      </g>
      <text x="30" y="37" fontSize="20" fontWeight="700" fill="#10242B" textAnchor="middle">
        {lead.score}
      </text>
    </svg>
  );
}

/** End of the journey: a lead with its score, its story and its owner. */
export function LeadStop() {
  return (
    <div className={`${journey.stop} ${journey.lead}`}>
      <span className={journey.time}>{lead.time}</span>
      <div className={`${journey.card} ${styles.leadCard}`}>
        <span className={styles.leadHead}>
          <span>
            <small>{lead.from}</small>
            <b>{lead.name}</b>
          </span>
          <Score />
        </span>
        {lead.rows.map(([name, value]) => (
          <span key={name} className={journey.field}>
            <small>{name}</small>
            {value}
          </span>
        ))}
        <span className={styles.owner}>{lead.owner}</span>
      </div>
    </div>
  );
}
