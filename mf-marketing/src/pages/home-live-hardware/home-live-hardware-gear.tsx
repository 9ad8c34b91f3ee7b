type Placed = { x: number; y: number; size?: number };

const at = ({ x, y, size = 1 }: Placed) => `translate(${x} ${y}) scale(${size})`;
const dark = '#0A1C22';

/** A camera on a tripod; (x, y) is the point between the feet. */
export function TripodCamera(placed: Placed) {
  return (
    <g transform={at(placed)}>
      <path d="m0-96-30 96M0-96 30 0M0-96V2" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <rect x="-36" y="-140" width="70" height="44" rx="7" fill={dark} />
      <path d="M34-130 56-140v38L34-110Z" fill="#14555A" />
      <rect x="-28" y="-132" width="32" height="24" rx="3" fill="#7FE3D4" />
      <circle cx="20" cy="-130" r="4" fill="#E5484D" />
    </g>
  );
}

/** A camera that turns by itself; (x, y) is the middle of its foot. */
export function TurningCamera(placed: Placed) {
  return (
    <g transform={at(placed)}>
      <path d="M-26 0h52l-6-16h-40z" fill="#06363A" />
      <path d="M-22-16v-26a22 22 0 0 1 44 0v26z" fill="#0B6E6E" />
      <circle cy="-42" r="17" fill={dark} />
      <circle cy="-42" r="8" fill="#7FE3D4" />
    </g>
  );
}

export function SoftLight(placed: Placed) {
  return (
    <g transform={at(placed)}>
      <path d="M0-150V0m0-30-26 30M0-30 26 0" fill="none" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <path d="m-34-206 68-10v84l-68-10Z" fill={dark} />
      <path d="M34-216h10v84H34Z" fill="#FFF4E6" />
      <path d="m44-210 120-34v150l-120-42Z" fill="#F0B45E" opacity=".14" />
    </g>
  );
}

export function Microphone(placed: Placed) {
  return (
    <g transform={at(placed)}>
      <path d="M-22 0h44M0 0v-46l-30-34" fill="none" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <rect x="-54" y="-118" width="32" height="52" rx="16" fill="#D9502A" transform="rotate(-28 -38 -92)" />
      <path d="m-58-88 30 16" stroke="#B9401D" strokeWidth="3" />
    </g>
  );
}

/** A laptop with a running picture. */
export function Laptop(placed: Placed) {
  return (
    <g transform={at(placed)}>
      <rect x="-66" y="-92" width="132" height="86" rx="7" fill={dark} />
      <rect x="-59" y="-85" width="118" height="70" rx="3" fill="#BCE3DE" />
      <path d="M-59-15v-20q30-24 60-8t58-12v40z" fill="#2A9490" />
      <circle cx="30" cy="-64" r="9" fill="#D9502A" />
      <path d="M-84-6H84l-8 8H-76z" fill="#14555A" />
    </g>
  );
}

/** Switcher with a screen and rows of keys. */
export function Switcher(placed: Placed) {
  return (
    <g transform={at(placed)}>
      <path d="M-88 0-74-50H74L88 0z" fill={dark} />
      <path d="M-66-44H4l2 22h-76z" fill="#7FE3D4" />
      <path d="M-70-12H78" stroke="#2A9490" strokeWidth="9" strokeDasharray="12 6" />
      <path d="M18-40h50M18-28h54" stroke="#D9502A" strokeWidth="7" strokeDasharray="10 5" />
    </g>
  );
}

/** A router that bundles several cards. */
export function Router(placed: Placed) {
  return (
    <g transform={at(placed)}>
      <path d="M-30-28v-50M-10-28v-62M10-28v-62M30-28v-50" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <rect x="-46" y="-32" width="92" height="32" rx="7" fill="#0B6E6E" />
      <path d="M-34-16h44" stroke="#7FE3D4" strokeWidth="5" strokeDasharray="5 7" />
      <circle cx="32" cy="-16" r="5" fill="#FF8A5C" />
    </g>
  );
}

/** A hand-held gimbal with a phone. */
export function Gimbal(placed: Placed) {
  return (
    <g transform={at(placed)}>
      <path d="M-9 0h18v-74H-9z" fill={dark} />
      <path d="M0-74v-16q30 0 30-30" fill="none" stroke="#14555A" strokeWidth="9" strokeLinecap="round" />
      <rect x="-66" y="-176" width="116" height="62" rx="9" fill={dark} />
      <rect x="-59" y="-169" width="102" height="48" rx="4" fill="#BCE3DE" />
      <path d="M-59-121v-14q26-20 50-6t52-10v30z" fill="#2A9490" />
      <circle cx="22" cy="-156" r="7" fill="#D9502A" />
    </g>
  );
}
