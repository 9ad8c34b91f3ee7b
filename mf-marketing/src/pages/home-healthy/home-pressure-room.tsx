import { times } from '@site/drawings/figure/times';

/** A living room in the afternoon: curtains, a scroll, a calendar with the day of the show. */
export function Room({ height, floor }: { height: number; floor: number }) {
  return (
    <>
      <defs>
        <radialGradient id="sun">
          <stop stopColor="#FFF1CB" />
          <stop offset="1" stopColor="#FFF1CB" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0H360V${height}H0Z`} fill="#F7EBDA" />
      <ellipse cx="180" cy={height * 0.36} rx="190" ry={height * 0.4} fill="url(#sun)" />
      <path d={`M0 ${floor}H360V${height}H0Z`} fill="#D6B58C" />
      <path d={`M0 ${floor - 6}H360V${floor}H0Z`} fill="#B98F63" />
    </>
  );
}

export function Window() {
  return (
    <>
      <path d="M-6-6H106V112H-6Z" fill="#fff" />
      <path d="M0 0H100V106H0Z" fill="#CFE9EE" />
      <path d="M0 70q18-16 36-6t34-8 30 10v40H0Z" fill="#9BCB9A" />
      <circle cx="72" cy="26" r="12" fill="#FFE3A0" />
      <path d="M50 0V106M0 48H100" stroke="#fff" strokeWidth="5" />
      <path d="M-18-12Q-8 60-22 132H8Q18 60 14-12ZM118-12Q108 60 122 132H92Q82 60 86-12Z" fill="#E58C74" />
      <path d="M-8-12Q0 60-8 132M108-12Q100 60 108 132" stroke="#CE6F55" strokeWidth="3" fill="none" />
      <path d="M-28-16H128V-10H-28Z" fill="#8A6644" />
      <g transform="translate(80 106)">
        <path d="M-12-20H12L9 0H-9Z" fill="#C96B4B" />
        <path d="M0-20C-14-26-18-38-14-46C-4-40 0-32 0-20C0-34 6-44 16-46C18-36 10-26 0-20Z" fill="#4E8F5C" />
      </g>
    </>
  );
}

export function Calendar() {
  return (
    <>
      <rect width="52" height="56" rx="3" fill="#fff" />
      <path d="M0 3Q0 0 3 0H49Q52 0 52 3V18H0Z" fill="#0B6E6E" />
      <text x="26" y="13" fontSize="9.5" fontWeight="700" fill="#fff" textAnchor="middle">
        周二
      </text>
      {times(12).map((day) => (
        <rect
          key={day}
          x={7 + (day % 4) * 10}
          y={24 + Math.floor(day / 4) * 10}
          width="7"
          height="6"
          rx="1"
          fill={day === 5 ? '#D9502A' : '#D5E3E1'}
        />
      ))}
      <circle cx="20.5" cy="37" r="8" fill="none" stroke="#D9502A" strokeWidth="2" />
    </>
  );
}

export function Table({ width, height }: { width: number; height: number }) {
  return (
    <>
      <path d={`M0 0H${width}V8H0Z`} fill="#A8764B" />
      <path d={`M0 8H${width}V${height}H0Z`} fill="#F3D9C8" />
      <path d={`M0 8H${width}V12H0Z`} fill="#DDB9A3" />
      {times(Math.ceil(width / 36)).map((fold) => (
        <path key={fold} d={`M${fold * 36 + 14} 12V${height}`} stroke="#E6C5B0" strokeWidth="3" />
      ))}
    </>
  );
}

export function Cup() {
  return (
    <>
      <path d="M-9-16H9Q9 0 0 0T-9-16Z" fill="#fff" />
      <path d="M9-13q8 1 0 8" stroke="#fff" strokeWidth="2.4" fill="none" />
      <path d="M-3-21q-4-5 0-10M4-21q-4-5 0-10" stroke="#C8B79E" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  );
}

/** Mountains on a scroll. */
export function Scroll() {
  return (
    <>
      <path d="M0 0H56V80H0Z" fill="#E8D2B0" />
      <path d="M6 12H50V68H6Z" fill="#FBF4E6" />
      <path d="M8 58l14-22 9 12 8-10 10 20z" fill="#7FA39B" />
      <circle cx="40" cy="24" r="5" fill="#D9502A" />
      <path d="M-4-4H60V2H-4ZM-4 78H60V84H-4Z" fill="#8A6644" />
    </>
  );
}
