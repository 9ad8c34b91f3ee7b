import { DrawnPanel } from '../../drawings/drawn-stage';
import { familyHeight } from '../../content/home-family/stages';
import styles from './home-family-height.module.css';

const { label, name, marks, today, lessons, next } = familyHeight;

/** Drawing units of the picture. */
const width = 520;
const foot = 250;
const lastMonth = 24;

/** Where a month is: it rises quickly at first and ever more slowly, as children do. */
function placeOf(month: number): { x: number; y: number } {
  const share = month / lastMonth;
  return { x: Math.round(30 + share * 460), y: Math.round(foot - 30 - Math.sqrt(share) * 160) };
}

const steps = Array.from({ length: lastMonth + 1 }, (_, month) => placeOf(month));
const line = `M${steps.map(({ x, y }) => `${x} ${y}`).join('L')}`;
const colours = { lesson: '#0B6E6E', remind: '#C73E16', day: '#06363A' };

function Lessons() {
  return lessons.map(({ month, name: lesson, kind }, index) => {
    const { x, y } = placeOf(month);
    const above = index % 2 === 0;
    return (
      <g key={month} transform={`translate(${x} ${y})`}>
        <circle r="8" fill={colours[kind]} stroke="#fff" strokeWidth="3" />
        <text y={above ? -20 : 34} className={styles.lesson} textAnchor="middle" fill={colours[kind]}>
          {lesson}
        </text>
      </g>
    );
  });
}

/** The hero's picture: a child's curve on the wall with what comes at each height, and the three next things. */
export function FamilyHeight() {
  const here = placeOf(today.month);

  return (
    <DrawnPanel className={styles.stage} label={label} name={name}>
      <svg
        className={styles.wall}
        width={width}
        height={foot + 30}
        viewBox={`0 0 ${width} ${foot + 30}`}
        aria-hidden="true"
      >
        <path d={`${line}L490 ${foot}H30Z`} fill="#E7F3F1" />
        <path d={line} fill="none" stroke="#0B6E6E" strokeWidth="3" strokeLinecap="round" />
        <path d={`M${here.x} ${here.y + 12}V${foot}`} stroke="#C73E16" strokeDasharray="3 5" />
        <path d={`M30 ${foot}H490`} stroke="#A9C6C5" />
        {marks.map((month) => (
          <text
            key={month}
            x={placeOf(month).x}
            y={foot + 24}
            className={styles.mark}
            textAnchor="middle"
            fill="#4A5F66"
          >
            {month} 月
          </text>
        ))}
        <Lessons />
      </svg>
      <span className={styles.today}>{today.text}</span>
      <span className={styles.next}>
        {next.map(([when, what]) => (
          <span key={what}>
            <b>{when}</b>
            {what}
          </span>
        ))}
      </span>
    </DrawnPanel>
  );
}
