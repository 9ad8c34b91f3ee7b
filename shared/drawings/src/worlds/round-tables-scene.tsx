import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const tables = [
  { x: 62, y: 96, size: 0.72 },
  { x: 180, y: 92, size: 0.72 },
  { x: 298, y: 96, size: 0.72 },
  { x: 116, y: 140, size: 0.92 },
  { x: 250, y: 140, size: 0.92 },
  { x: 44, y: 194, size: 1.16 },
  { x: 182, y: 196, size: 1.16 },
  { x: 320, y: 194, size: 1.16 },
];
const clothes = ['#24344A', '#F7FBFB', '#0B6E6E', '#E8A98E', '#F0B45E'];

function Guests({ table }: { table: number }) {
  return times(8).map((seat) => {
    const turn = (seat / 8) * 2 * Math.PI + table;
    const [x, y] = [Math.round(44 * Math.cos(turn)), Math.round(20 * Math.sin(turn))];
    return (
      <g key={seat}>
        <ellipse cx={x} cy={y} rx="9.5" ry="7" fill={clothes[(seat + table) % 5]} />
        <circle cx={x} cy={y - 6} r="5.4" fill={seat % 3 ? '#12262C' : '#4A2E24'} />
      </g>
    );
  });
}

function Table({ table }: { table: number }) {
  return (
    <>
      <Guests table={table} />
      <ellipse rx="34" ry="15" fill="#FFF3E4" />
      <ellipse rx="14" ry="6" fill="#F2D2A8" />
      <circle cy="-3" r="4.6" fill="#D9502A" />
      <path d="M-22-2h6M16-3h6M-12 8h6M8 8h6" stroke="#B9A48C" strokeWidth="3" />
    </>
  );
}

function Ballroom() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#8A2F2A" />
      <path d="M0 0H360V64H0Z" fill="#5E1B1E" />
      <path d="M108 8H252V54H108Z" fill="#FFE3B0" />
      <path d="M132 24H228M148 38H212" stroke="#B9401D" strokeWidth="6" strokeLinecap="round" />
      <path d="M92 54H268L284 68H76Z" fill="#B9563A" />
      {times(4).map((lamp) => (
        <g key={lamp}>
          <path d={`M${22 + lamp * 105} 0v12`} stroke="#E2C494" strokeWidth="2" />
          <circle cx={22 + lamp * 105} cy="18" r="8" fill="#FFE9C2" />
        </g>
      ))}
    </>
  );
}

function RoundTables() {
  return (
    <>
      <Ballroom />
      {tables.map(({ x, y, size }, table) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
          <Table table={table} />
        </g>
      ))}
    </>
  );
}

/** All tables of the party, from the balcony. */
export const roundTablesScene: Drawing = { width: 360, height: 220, Draw: RoundTables };
