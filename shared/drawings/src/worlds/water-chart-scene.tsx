import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const river = 'M0 60Q54 40 92 74T170 110T232 150T360 152';

function Map() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#DCEBE4" />
      <path d="M0 0H150Q120 40 60 34T0 46ZM210 220Q230 180 300 184T360 176V220Z" fill="#C5DFD3" />
      <path d="M230 0Q250 60 310 70T360 104V0Z" fill="#EDF3E6" />
      <path d={river} stroke="#7FC4D6" strokeWidth="26" fill="none" />
      <path d="M120 0Q118 50 148 92" stroke="#7FC4D6" strokeWidth="12" fill="none" />
      <path d={river} stroke="#B8E2EC" strokeWidth="3" strokeDasharray="14 10" fill="none" />
      <path d="M20 200Q90 150 120 128T150 20M240 20Q220 90 252 128T300 214" stroke="#fff" strokeWidth="5" fill="none" />
    </>
  );
}

const stations = [
  { x: 62, y: 56, fill: '#2FB88C' },
  { x: 158, y: 104, fill: '#F0B45E' },
  { x: 246, y: 152, fill: '#D9502A' },
];

function Stations() {
  return stations.map(({ x, y, fill }) => (
    <g key={x}>
      <path d={`M${x} ${y}l-11-16a13.5 13.5 0 1 1 22 0z`} fill={fill} />
      <circle cx={x} cy={y - 23} r="5.5" fill="#fff" />
    </g>
  ));
}

const levels = [34, 40, 38, 52, 60, 72, 66, 58];

/** The level of eight hours with the line of warning. */
function Levels() {
  return (
    <>
      <path d="M196 14H346V122H196Z" fill="#06282C" opacity=".92" />
      <path d="M208 28h64" stroke="#F7FBFB" strokeWidth="6" strokeLinecap="round" />
      <path d="M208 108H334" stroke="#3E6A70" strokeWidth="2" />
      <path d="M208 44H334" stroke="#D9502A" strokeWidth="2" strokeDasharray="6 5" />
      {times(8).map((hour) => (
        <path
          key={hour}
          d={`M${210 + hour * 16} 106v${-(levels[hour] ?? 0) * 0.8}h10v${(levels[hour] ?? 0) * 0.8}z`}
          fill={hour === 5 ? '#F0B45E' : '#5CC3D9'}
        />
      ))}
    </>
  );
}

function WaterChart() {
  return (
    <>
      <Map />
      <Stations />
      <Levels />
      <path d="M14 168H128V206H14Z" fill="#fff" />
      {stations.map(({ fill }, row) => (
        <g key={fill}>
          <circle cx="25" cy={177 + row * 10} r="3.4" fill={fill} />
          <path d={`M34 ${177 + row * 10}h${70 - row * 14}`} stroke="#6C8A8E" strokeWidth="3.4" />
        </g>
      ))}
    </>
  );
}

/** The map of a river with three gauges, and the level of the last hours. */
export const waterChartScene: Drawing = { width: 360, height: 220, Draw: WaterChart };
