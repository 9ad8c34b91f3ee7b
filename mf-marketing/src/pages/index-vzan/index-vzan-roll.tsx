import { DrawnPanel } from '../../drawings/drawn-stage';
import { leadRoll } from '../../content/index-vzan';
import styles from './index-vzan-roll.module.css';

const { label, name, marks, minutes, people, ways } = leadRoll;

type Person = (typeof people)[number];

/** Two units a minute. */
const x = (minute: number) => minute * 2;

/** What one person saw of the show, and where something was done; a circle was asked, a square taken, a stroke voted. */
function Watched({ person: { watched, asked, took, voted } }: { person: Person }) {
  return (
    <svg className={styles.watched} width="180" height="24" viewBox="0 0 180 24" aria-hidden="true">
      <path d="M0 12h180" stroke="#D9E5E5" strokeWidth="2" />
      <path
        d={watched.map(([from, to]) => `M${x(from)} 12H${x(to)}`).join('')}
        stroke="#8FCBC4"
        strokeWidth="8"
        strokeLinecap="butt"
      />
      <path d={voted.map((minute) => `M${x(minute)} 4v16`).join('')} stroke="#06363A" strokeWidth="2.5" />
      <path d={took.map((minute) => `M${x(minute) - 5} 7h10v10h-10Z`).join('')} fill="#0B6E6E" />
      {asked.map((minute) => (
        <circle key={minute} cx={x(minute)} cy="12" r="6.5" fill="#C73E16" stroke="#fff" strokeWidth="2" />
      ))}
    </svg>
  );
}

function Row({ person }: { person: Person }) {
  return (
    <span className={styles.row}>
      <span className={styles.who}>
        <b>{person.name}</b>
        <small>{person.from}</small>
      </span>
      <span className={styles.saw}>
        <Watched person={person} />
        <small>{person.says}</small>
      </span>
      <b className={styles.score}>{person.score}</b>
      <span className={styles.next}>{person.next}</span>
    </span>
  );
}

/** The hero's picture: the list of one show as its last viewer leaves, in the order in which it is called. */
export function LeadRoll() {
  return (
    <DrawnPanel className={styles.roll} label={label} name={name}>
      <span className={styles.legend}>
        <small className={styles.asked}>{marks.asked}</small>
        <small className={styles.took}>{marks.took}</small>
        <small className={styles.voted}>{marks.voted}</small>
      </span>
      {people.map((person) => (
        <Row key={person.name} person={person} />
      ))}
      <span className={styles.minutes}>
        {minutes.map((minute) => (
          <small key={minute}>{minute}</small>
        ))}
      </span>
      <span className={styles.ways}>
        {ways.map((way) => (
          <span key={way.name}>
            <b>{way.count}</b>
            <small>{way.name}</small>
          </span>
        ))}
      </span>
    </DrawnPanel>
  );
}
