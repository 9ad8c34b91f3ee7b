import { suiteMap, type SuiteStop } from '../../content/home-marketing-cloud/stages';
import styles from './home-marketing-cloud-map.module.css';

const { label, person, phases, lines, stops, back } = suiteMap;
const colours = ['#FF8A5C', '#F0B45E', '#7FE3D4', '#BCE3DE'];
const top = 96;
const step = 76;
const height = (line: number) => top + line * step;

/** From stop to stop; where the line changes, down at an angle, as on a map of an underground railway. */
const way = stops
  .map(({ x, line }, index) => {
    const before = stops[index - 1];
    if (!before) return `M${x} ${height(line)}`;
    if (before.line === line) return `H${x}`;
    return `H${x - 104}L${x - 28} ${height(line)}H${x}`;
  })
  .join('');

function Phases() {
  return phases.map((phase, index) => (
    <g key={phase}>
      {index > 0 && <path d={`M${64 + index * 264} 28V372`} stroke="#1D5D62" strokeDasharray="3 5" />}
      <text x={84 + index * 264} y="36" fontSize="16" fontWeight="600" fill="#fff">
        {phase}
      </text>
    </g>
  ));
}

function Stop({ stop: { x, line, day, name, note } }: { stop: SuiteStop }) {
  const y = height(line);
  return (
    <>
      <circle cx={x} cy={y} r="9" fill="#06363A" stroke="#fff" strokeWidth="4" />
      <text x={x} y={y - 20} fontSize="12" fill="#A9C9C6" textAnchor="middle">
        {day}
      </text>
      <text x={x} y={y + 30} fontSize="15" fontWeight="600" fill="#fff" textAnchor="middle">
        {name}
      </text>
      <text x={x} y={y + 48} fontSize="12" fill={colours[line]} textAnchor="middle">
        {note}
      </text>
    </>
  );
}

function WideMap() {
  return (
    <svg className={styles.map} width="1152" height="388" viewBox="0 0 1152 388" aria-hidden="true">
      <Phases />
      {lines.map((line, index) => (
        <g key={line}>
          <path d={`M64 ${height(index)}H1130`} stroke={colours[index]} strokeWidth="3" opacity=".45" />
          <text x="8" y={height(index) + 5} fontSize="15" fontWeight="600" fill={colours[index]}>
            {line}
          </text>
        </g>
      ))}
      <path d={way} fill="none" stroke="#fff" strokeWidth="7" strokeLinejoin="round" />
      <path
        d={`M1054 ${height(3)}H1096Q1116 ${height(3)} 1116 ${height(3) - 20}V${height(0) + 8}`}
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <path d={`m1106 ${height(0) + 20} 10-14 10 14`} fill="none" stroke="#fff" strokeWidth="4" />
      {stops.map((stop) => (
        <Stop key={stop.name} stop={stop} />
      ))}
      <text x="1096" y={height(0) - 20} fontSize="13" fill="#FF8A5C" textAnchor="end">
        {back}
      </text>
    </svg>
  );
}

/** One customer's journey through four tools: a map on wide screens, a line of stops on narrower ones. */
export function CustomerMap() {
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{person}</b>
      </span>
      <WideMap />
      <span className={styles.stops}>
        {stops.map(({ line, day, name, note }) => (
          <span key={name} className={styles.stop}>
            <span className={styles.line}>{lines[line]}</span>
            <span>
              <b>{name}</b>
              <small>
                {day} · {note}
              </small>
            </span>
          </span>
        ))}
        <span className={styles.back}>{back}</span>
      </span>
    </div>
  );
}
