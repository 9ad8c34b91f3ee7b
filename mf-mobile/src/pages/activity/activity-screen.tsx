import { useId } from 'react';
import { partyScreen } from '../../content/activity';

const { label, title, number, join, barrage, cities } = partyScreen;

const digits = number.split(' ');
const lines = [
  { x: 64, y: 70, fill: '#E6FFFA' },
  { x: 216, y: 84, fill: '#FFD978' },
  { x: 62, y: 216, fill: '#BFE3DE' },
  { x: 262, y: 214, fill: '#E6FFFA' },
];
const papers = ['#D9502A', '#FFD978', '#7FE3D4', '#F4FCFA'];
/** Confetti, spread by fixed steps so that server and browser render the same. */
const scraps = Array.from({ length: 34 }, (_, index) => ({
  x: (index % 2 ? 0 : 348) + ((index * 23) % 42),
  y: 4 + ((index * 29) % 310),
  turn: (index * 47) % 90,
  fill: papers[index % papers.length],
}));
const coats = ['#D9502A', '#2A9490', '#F4FCFA', '#0B6E6E'];
const heads = [34, 92, 152, 214, 268, 330, 372];

const lamps = [
  { x: 60, to: -10 },
  { x: 195, to: 195 },
  { x: 330, to: 400 },
];

function Lights({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#C9FAF2" stopOpacity=".34" />
        <stop offset="1" stopColor="#C9FAF2" stopOpacity="0" />
      </linearGradient>
      {lamps.map(({ x, to }) => (
        <g key={x}>
          <path d={`M${x - 9} 14h18L${to + 78} 330h-156z`} fill={`url(#${id})`} />
          <path d={`M${x - 13} 0h26v14h-26z`} fill="#031A1D" />
          <path d={`M${x - 9} 13h18`} stroke="#E6FFFA" strokeWidth="3" />
        </g>
      ))}
    </>
  );
}

function Draw() {
  return (
    <>
      <rect x="42" y="40" width="306" height="192" rx="10" fill="#0B4A4E" stroke="#7FE3D4" strokeOpacity=".5" />
      <path d="M52 50h286v172H52z" fill="#06363A" />
      <text x="195" y="112" fontSize="20" fontWeight="700" fill="#fff" textAnchor="middle">
        {title}
      </text>
      {digits.map((digit, index) => (
        <g key={`${digit}-${index}`} transform={`translate(${103 + index * 48} 126)`}>
          <rect width="40" height="54" rx="6" fill={index === digits.length - 1 ? '#D9502A' : '#F4FCFA'} />
          <text
            x="20"
            y="39"
            fontSize="32"
            fontWeight="700"
            fill={index === digits.length - 1 ? '#fff' : '#06363A'}
            textAnchor="middle"
          >
            {digit}
          </text>
        </g>
      ))}
      <text x="195" y="197" fontSize="13" fill="#9FC4C3" textAnchor="middle">
        {join}
      </text>
      {lines.map(({ x, y, fill }, index) => (
        <text key={y} x={x} y={y} fontSize="14" fontWeight="600" fill={fill}>
          {barrage[index]}
        </text>
      ))}
    </>
  );
}

function Scraps() {
  return scraps.map(({ x, y, turn, fill }) => (
    <rect key={`${x}-${y}`} x={x} y={y} width="8" height="4.5" fill={fill} transform={`rotate(${turn} ${x} ${y})`} />
  ));
}

/** The other places, each on a small screen of its own. */
function Cities() {
  return cities.map((city, index) => (
    <g key={city} transform={`translate(${42 + index * 79} 246)`}>
      <rect width="69" height="58" rx="5" fill="#0B4A4E" />
      <rect x="4" y="4" width="61" height="34" rx="2" fill={index % 2 ? '#BCE3DE' : '#CDEBE7'} />
      {[0, 1, 2].map((seat) => (
        <g key={seat} transform={`translate(${16 + seat * 18} 0)`}>
          <path d="M-8 38q0-10 8-10t8 10z" fill={coats[(index + seat) % coats.length]} />
          <circle cy="22" r="5" fill="#F1CDB6" />
        </g>
      ))}
      <text x="34.5" y="52" fontSize="12" fill="#D6E8E6" textAnchor="middle">
        {city}
      </text>
    </g>
  ));
}

function Crowd() {
  return (
    <>
      <path d="M0 330h390v100H0z" fill="#0A4A4E" />
      <path d="M0 330.5h390" stroke="#7FE3D4" opacity=".4" />
      {heads.map((x, index) => (
        <g key={x} transform={`translate(${x} ${360 + (index % 2) * 14})`} fill={index % 2 ? '#063C42' : '#02171A'}>
          <path d="M-34 76q2-44 34-48 32 4 34 48z" />
          <circle cy="10" r="19" />
          {index % 2 === 0 && (
            <>
              <path d="m22 40 10-44" stroke="#02171A" strokeWidth="9" strokeLinecap="round" />
              <rect x="24" y="-26" width="18" height="30" rx="3" fill="#D6F5EF" />
              <rect x="26.5" y="-23" width="13" height="24" rx="1.5" fill="#D9502A" />
            </>
          )}
        </g>
      ))}
    </>
  );
}

/** A company's evening from the seats: the draw on the big screen, four cities below it, phones in the air. */
export function ActivityScreen({ className }: { className: string | undefined }) {
  const id = useId();

  return (
    <svg className={className} width="390" height="430" viewBox="0 0 390 430" role="img" aria-label={label}>
      <Lights id={id} />
      <Draw />
      <Cities />
      <Scraps />
      <Crowd />
    </svg>
  );
}
