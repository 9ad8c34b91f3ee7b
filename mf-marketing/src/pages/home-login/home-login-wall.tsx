/** The six inputs of the afternoon; the fifth guest is not there yet. */
const missing = 4;
const left = (index: number) => 48 + index * 106;

/** A covered product on its plinth: what the show is about, hours before it. */
function Programme() {
  return (
    <>
      <path d="M158 76h404v234H158Z" fill="#021E22" />
      <path d="M166 84h388v218H166Z" fill="#0E4A4E" />
      <path d="M166 84h52q-10 96-30 176h-22ZM554 84h-52q10 96 30 176h22Z" fill="#C73E16" />
      <path
        d="M184 84q0 96-10 176M202 84q-4 110-20 176M536 84q0 96 10 176M518 84q4 110 20 176"
        stroke="#A93210"
        strokeWidth="5"
        fill="none"
      />
      <path d="M330 84h60l64 176H266Z" fill="#7FE3D4" opacity=".16" />
      <path d="M166 258h388v44H166Z" fill="#06363A" />
      <ellipse cx="360" cy="268" rx="72" ry="18" fill="#2A9490" />
      <path d="M316 216h88v50q-44 12-88 0Z" fill="#F7FBFB" />
      <path d="M316 216h22v54q-12-1-22-4Z" fill="#BCE3DE" />
      <path
        d="M308 222q8-68 26-76 26-10 52 0 18 8 26 76-14-8-20 2-12-10-20 0-14-10-24 0-10-8-20 0-8-10-20-2Z"
        fill="#F6C98A"
      />
      <path d="M336 152q-8 26-10 62M384 152q8 26 10 62M360 146v66" stroke="#D99A4E" strokeWidth="3" fill="none" />
      <text x="176" y="290" fill="#fff" fontSize="24" fontWeight="600">
        04:20:00
      </text>
    </>
  );
}

const shots = [
  <path key="hall" d="M0 40h94v18H0ZM34 18h26v22H34Z" fill="#7FE3D4" />,
  <path key="close" d="M26 58q4-42 21-42t21 42Z" fill="#F6C98A" />,
  <path key="host" d="M24 58q0-22 23-22t23 22ZM47 10a11 11 0 1 1 0 22a11 11 0 0 1 0-22Z" fill="#F7FBFB" />,
  <path key="slides" d="M12 12h70v34H12Z" fill="#F7FBFB" />,
  <path key="none" d="M34 44V30h26v14M38 30V16h18v14M36 44v6M58 44v6" fill="none" stroke="#FF8A5C" strokeWidth="3" />,
  <path key="guest" d="M24 58q0-22 23-22t23 22ZM47 10a11 11 0 1 1 0 22a11 11 0 0 1 0-22Z" fill="#F6C98A" />,
];

function Inputs() {
  return shots.map((shot, index) => (
    <g key={shot.key} transform={`translate(${left(index)} 326)`}>
      {index === missing ? (
        <path d="M1 1h92v56H1Z" fill="#06363A" stroke="#FF8A5C" strokeWidth="2" strokeDasharray="6 5" />
      ) : (
        <path d="M0 0h94v58H0Z" fill="#0B6E6E" />
      )}
      {shot}
      {index === 3 && <path d="M20 22h30M20 32h44M62 20h12v6h-12Z" stroke="#2A9490" strokeWidth="4" />}
      <text x="47" y="86" textAnchor="middle" fontSize="24" fill={index === missing ? '#FF8A5C' : '#A9C9C6'}>
        {index + 1}
      </text>
    </g>
  ));
}

/** Twenty to ten. */
function Clock() {
  return (
    <g transform="translate(634 112)" fill="none" stroke="#06363A" strokeWidth="4" strokeLinecap="round">
      <circle r="32" fill="#F7FBFB" stroke="#2A9490" strokeWidth="5" />
      <path d="M0-24v3M24 0h-3M0 24v-3M-24 0h3" strokeWidth="3" />
      <path d="M0 0-15-5M0 0-18 10" />
      <circle r="3" fill="#C73E16" stroke="none" />
    </g>
  );
}

/** What hangs on the wall before the desk: programme, inputs, clock. */
export function LoginWall() {
  return (
    <>
      <path d="M0 0h720v470H0Z" fill="#06363A" />
      <path d="M0 0h150L0 420ZM0 470v-20l720-360v380Z" fill="#0A4247" />
      <path d="M30 314h660v112H30Z" fill="#042A2E" />
      <Programme />
      <Inputs />
      <Clock />
    </>
  );
}
