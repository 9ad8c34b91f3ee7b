import styles from './audio-mixer.module.css';
import panels from '../console-stage.module.css';
import { amber, signal } from '../stage-colours';

/** Levels in percent of the height, counted from below; the fader from above. */
type Channel = { name: string; x: number; level: number; peak: number; fader: number };

const channels: readonly Channel[] = [
  { name: '主讲', x: 36, level: 77, peak: 81, fader: 34 },
  { name: '嘉宾', x: 79, level: 60, peak: 67, fader: 42 },
  { name: '现场', x: 122, level: 28, peak: 38, fader: 58 },
  { name: '音乐', x: 165, level: 0, peak: 2, fader: 80 },
];
/** So many are in the picture on phones. */
const seen = 3;
const master = { x: 214, level: 68, peak: 75, gap: 10 };
/** Lamps up to here are green, above they are amber. */
const warm = 70;

const strips = [...channels.map(({ x, level, peak }) => ({ x, level, peak, gap: 8 })), master];
/** Left and right of each strip; the right one is a little quieter. */
const columns = strips.flatMap(({ x, level, peak, gap }) => [
  { x: x + 3, level, peak },
  { x: x + 3 + gap, level: Math.max(0, level - 3), peak: Math.max(2, peak - 3) },
]);

type LampsProps = { from?: number; to: (column: (typeof columns)[number]) => number; stroke: string };

/** All columns in one colour: one dash is one lamp, and there are as many as the height has room for. */
function Lamps({ from = 0, to, stroke }: LampsProps) {
  const lit = columns.filter((column) => to(column) > from);

  return (
    <g stroke={stroke}>
      {lit.map((column) => (
        <line key={column.x} x1={column.x} x2={column.x} y1={`${100 - from}%`} y2={`${100 - to(column)}%`} />
      ))}
    </g>
  );
}

const scale = [
  ['0', 4],
  ['-6', 16],
  ['-12', 29],
  ['-24', 52],
  ['-48', 88],
] as const;

function Scale() {
  return (
    <g className={styles.scale} fontSize="12" fill="#8FB3B1" textAnchor="end">
      {scale.map(([text, at]) => (
        <text key={text} x="22" y={`${at}%`} dy="4">
          {text}
        </text>
      ))}
    </g>
  );
}

/** The part of the picture that is as high as there is room. */
function Faders() {
  return (
    <svg className={styles.faders} width="250" height="136" aria-hidden="true">
      <Scale />
      <g strokeWidth="6" strokeDasharray="2.8 1.2">
        <Lamps to={() => 100} stroke="#143A3F" />
        <Lamps to={({ level }) => Math.min(level, warm)} stroke="#3CC4B2" />
        <Lamps from={warm} to={({ level }) => level} stroke={amber} />
      </g>
      {columns.map(({ x, peak }) => (
        <rect key={x} x={x - 3} y={`${100 - peak}%`} width="6" height="2.8" fill="#A9F0E4" />
      ))}
      {channels.map(({ x, fader }) => (
        <g key={x}>
          <rect x={x + 23} width="3" height="100%" fill="#061D23" />
          <rect x={x + 17} y={`${fader}%`} width="15" height="18" rx="3" fill="#D6E8E6" />
        </g>
      ))}
      <rect className={styles.beyond} x="205" width="1" height="100%" fill="#174850" />
    </svg>
  );
}

function Name({ name, x, level }: Channel) {
  const open = level > 0;

  return (
    <>
      <text x={x + 15} y="18" fill={open ? '#E1F0EE' : '#8FB3B1'}>
        {name}
      </text>
      <rect x={x} y="26" width="30" height="20" rx="3" fill={open ? '#12464D' : '#4A2A22'} />
      <text x={x + 15} y="40" fill={open ? '#BFE3DE' : '#FFB79E'}>
        {open ? '开' : '静音'}
      </text>
    </>
  );
}

/** Four faders and the master with their level lamps. */
export function AudioMixer() {
  return (
    <div className={`${panels.panel} ${styles.mixer}`}>
      <span className={panels.panelHead}>
        <b>调音台</b>48 kHz
      </span>
      <Faders />
      <svg className={styles.names} width="250" height="54" viewBox="0 0 250 54" aria-hidden="true">
        <g fontSize="12" textAnchor="middle">
          {channels.slice(0, seen).map((channel) => (
            <Name key={channel.name} {...channel} />
          ))}
          <g className={styles.beyond}>
            {channels.slice(seen).map((channel) => (
              <Name key={channel.name} {...channel} />
            ))}
            <text x="226" y="18" fontWeight="700" fill="#fff">
              主输出
            </text>
            <text x="226" y="40" fill={signal}>
              -9 dB
            </text>
          </g>
        </g>
      </svg>
    </div>
  );
}
