import styles from '../console-stage.module.css';
import { amber, signal } from '../stage-colours';

type Channel = { name: string; x: number; level: number; peak: number; fader: number };

const channels: readonly Channel[] = [
  { name: '主讲', x: 36, level: 46, peak: 48, fader: 0.36 },
  { name: '嘉宾', x: 79, level: 36, peak: 40, fader: 0.44 },
  { name: '现场', x: 122, level: 17, peak: 23, fader: 0.62 },
  { name: '音乐', x: 165, level: 0, peak: 1, fader: 0.86 },
];
/** So many are in the picture on phones. */
const seen = 3;
const master = { x: 214, level: 41, peak: 45 };

const top = 12;
const cell = 4;
const cells = 60;
const foot = top + cells * cell;
/** Cells up to here are green, above they are amber. */
const warm = 42;

const column = (x: number, from: number, to: number) =>
  to > from ? `M${x} ${foot - from * cell}V${foot - to * cell}` : '';
const pair = (x: number, gap: number, from: number, to: number) =>
  column(x, from, to) + column(x + gap, from, Math.max(from, to - (from === to ? 0 : 2)));

/** All columns of a mixer as a handful of dashed paths: one dash is one lamp. */
function Lamps() {
  const strips = [
    ...channels.map(({ x, level, peak }) => ({ x: x + 3, gap: 8, level, peak })),
    { ...master, x: master.x + 3, gap: 10 },
  ];
  const paths = {
    off: strips.map(({ x, gap }) => pair(x, gap, 0, cells) + column(x + gap, cells - 2, cells)).join(''),
    green: strips.map(({ x, gap, level }) => pair(x, gap, 0, Math.min(level, warm))).join(''),
    amber: strips.map(({ x, gap, level }) => pair(x, gap, warm, Math.max(warm, level))).join(''),
    peak: strips.map(({ x, gap, peak }) => column(x, peak, peak + 1) + column(x + gap, peak - 2, peak - 1)).join(''),
  };

  return (
    <g strokeWidth="6" strokeDasharray="2.8 1.2">
      <path d={paths.off} stroke="#143A3F" />
      <path d={paths.green} stroke="#3CC4B2" />
      <path d={paths.amber} stroke={amber} />
      <path d={paths.peak} stroke="#A9F0E4" />
    </g>
  );
}

const scale = [
  ['0', 0],
  ['-6', 7],
  ['-12', 15],
  ['-24', 30],
  ['-48', 52],
] as const;

function Scale() {
  return (
    <>
      <path d={scale.map(([, at]) => `M26 ${top + at * cell}h5`).join('')} stroke="#2A555B" />
      <g className={styles.scale} fontSize="12" fill="#8FB3B1" textAnchor="end">
        {scale.map(([text, at]) => (
          <text key={text} x="22" y={top + at * cell + 4}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

function Strip({ name, x, level, fader }: Channel) {
  const knob = Math.round(top + (foot - top) * fader);
  const open = level > 0;

  return (
    <>
      <path d={`M${x + 24.5} ${top}V${foot}`} stroke="#061D23" strokeWidth="3" />
      <rect x={x + 17} y={knob} width="15" height="20" rx="3" fill="#D6E8E6" />
      <path d={`M${x + 19} ${knob + 10}h11`} stroke="#0B6E6E" strokeWidth="2" />
      <text x={x + 15} y="275" fill={open ? '#E1F0EE' : '#8FB3B1'}>
        {name}
      </text>
      <rect x={x} y="284" width="30" height="20" rx="3" fill={open ? '#12464D' : '#4A2A22'} />
      <text x={x + 15} y="298" fill={open ? '#BFE3DE' : '#FFB79E'}>
        {open ? '开' : '静音'}
      </text>
    </>
  );
}

/** Four faders and the master with their level lamps. */
export function AudioMixer({ className }: { className: string | undefined }) {
  return (
    <svg className={className} width="250" height="314" viewBox="0 0 250 314" aria-hidden="true">
      <Scale />
      <Lamps />
      <g fontSize="12" textAnchor="middle">
        {channels.slice(0, seen).map((channel) => (
          <Strip key={channel.name} {...channel} />
        ))}
      </g>
      <g className={styles.beyond} fontSize="12" textAnchor="middle">
        {channels.slice(seen).map((channel) => (
          <Strip key={channel.name} {...channel} />
        ))}
        <path d="M205 6V308" stroke="#174850" />
        <text x="226" y="275" fontWeight="700" fill="#fff">
          主输出
        </text>
        <text x="226" y="298" fill={signal}>
          -9 dB
        </text>
      </g>
    </svg>
  );
}
