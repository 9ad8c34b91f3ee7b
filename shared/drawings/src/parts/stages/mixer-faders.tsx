import type { Drawing } from '@site/shared/ui/drawing';
import { amber } from '../../stages/stage-colours';
import { channels } from './mixer-channels';

const master = { x: 214, level: 68, peak: 75, gap: 10 };
/** Lamps up to here are green, above they are amber. */
const warm = 70;

const strips = [...channels.map(({ x, level, peak }) => ({ x, level, peak, gap: 8 })), master];
/** Left and right of each strip; the right one is a little quieter. */
const columns = strips.flatMap(({ x, level, peak, gap }) => [
  { x: x + 3, level, peak },
  { x: x + 3 + gap, level: Math.max(0, level - 3), peak: Math.max(2, peak - 3) },
]);

type Heights = { from: number; to: number };

/** All columns in one colour, in percent of the height: one dash is one lamp, and there are as many as the height has room for. */
function lamps(heightsOf: (column: (typeof columns)[number]) => Heights): string {
  const drawn = columns.map((column) => ({ x: column.x, ...heightsOf(column) })).filter(({ from, to }) => to > from);
  return drawn.map(({ x, from, to }) => `M${x} ${100 - from}V${100 - to}`).join('');
}

const allLamps = lamps(() => ({ from: 0, to: 100 }));
const greenLamps = lamps(({ level }) => ({ from: 0, to: Math.min(level, warm) }));
const amberLamps = lamps(({ level }) => ({ from: warm, to: level }));
/** Each hangs a little below its level. */
const peaks = columns.map(({ x, peak }) => `M${x - 3} ${101 - peak}h6`).join('');
const tracks = channels.map(({ x }) => `M${x + 24.5} 0V100`).join('');

/** Lines that reach as high as there is room, each as thick as it is written. */
function Lines({ d, width, dashes, stroke }: { d: string; width: string; dashes?: string; stroke: string }) {
  return <path d={d} vectorEffect="non-scaling-stroke" strokeWidth={width} strokeDasharray={dashes} stroke={stroke} />;
}

function Faders() {
  return (
    <>
      <svg viewBox="0 0 250 100" preserveAspectRatio="none">
        <Lines d={allLamps} width="6" dashes="2.8 1.2" stroke="#143A3F" />
        <Lines d={greenLamps} width="6" dashes="2.8 1.2" stroke="#3CC4B2" />
        <Lines d={amberLamps} width="6" dashes="2.8 1.2" stroke={amber} />
        <Lines d={peaks} width="2.8" stroke="#A9F0E4" />
        <Lines d={tracks} width="3" stroke="#061D23" />
      </svg>
      {channels.map(({ x, fader }) => (
        <rect key={x} x={x + 17} y={`${fader}%`} width="15" height="18" rx="3" fill="#D6E8E6" />
      ))}
      <rect x="205" width="1" height="100%" fill="#174850" />
    </>
  );
}

const scale = [
  ['0', 4],
  ['-6', 16],
  ['-12', 29],
  ['-24', 52],
  ['-48', 88],
] as const;

function ScaledFaders() {
  return (
    <>
      <g fontSize="12" fill="#8FB3B1" textAnchor="end">
        {scale.map(([text, at]) => (
          <text key={text} x="22" y={`${at}%`} dy="4">
            {text}
          </text>
        ))}
      </g>
      <Faders />
    </>
  );
}

/** The part of the mixer that is as high as there is room. */
export const mixerFaders: Drawing = { width: 250, height: 136, stretches: true, Draw: Faders };
export const mixerScaled: Drawing = { ...mixerFaders, Draw: ScaledFaders };
