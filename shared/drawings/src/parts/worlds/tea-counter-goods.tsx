type CupProps = { x: number; y: number; drink: string; sediment: string };

function Cup({ x, y, drink, sediment }: CupProps) {
  return (
    <g transform={`translate(${x} ${y})scale(.92)`}>
      <path d="M6-36L10-50" stroke="#F7FBFB" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M-10-32H10L7 0H-7Z" fill="#E9F7F5" />
      <path d="M-9.2-24H9.2L8.2-14H-8.2Z" fill={drink} />
      <path d="M-8.2-14H8.2L7 0H-7Z" fill={sediment} />
      <path d="M-11.5-35H11.5V-31H-11.5Z" fill="#F7FBFB" />
    </g>
  );
}

const jars = ['#D6EEEA', '#F6C98A', '#8FCBC4', '#E8A98E', '#D6EEEA'];
/** Every other jar is higher. */
const rise = (index: number) => (index % 2) * 4;

export function Jars() {
  return (
    <>
      <path d="M0 96h130v4H0z" fill="#083F45" />
      {jars.map((fill, i) => (
        <rect
          key={i}
          x={10 + i * 24}
          y={80 - rise(i)}
          width="15"
          height={16 + rise(i)}
          rx="2"
          fill={fill}
          opacity=".9"
        />
      ))}
      <path
        d={jars.map((_, i) => `M${13.5 + i * 24} ${77.5 - rise(i)}h8v2h-8z`).join('')}
        fill="#06282C"
        stroke="#06282C"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  );
}

const cups = [
  { x: 108, drink: '#F6C98A', sediment: '#E2933F' },
  { x: 250, drink: '#F7FBFB', sediment: '#B98A62' },
  { x: 274, drink: '#BFE3C8', sediment: '#6DB58A' },
];

function Urns() {
  return (
    <>
      <path d="M11 146v-42q0-8 8-8h18q8 0 8 8v42zm46 0v-42q0-8 8-8h18q8 0 8 8v42z" fill="#C9D8DA" />
      <path d="M17 142v-36m46 36v-36" stroke="#F7FBFB" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M23 92h10v3H23zm9 38h9v2h-9zm37-38h10v3H69zm9 38h9v2h-9z"
        fill="#24454C"
        stroke="#24454C"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <rect x="25" y="112" width="15" height="9" rx="2" fill="#2A9490" />
      <rect x="71" y="112" width="15" height="9" rx="2" fill="#E8A98E" />
    </>
  );
}

/** What stands on the counter. */
export function Goods() {
  return (
    <>
      <Urns />
      {cups.map(({ x, ...cup }) => (
        <Cup key={x} x={x} y={146} {...cup} />
      ))}
    </>
  );
}
