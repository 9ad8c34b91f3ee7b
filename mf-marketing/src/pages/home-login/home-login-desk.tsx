import styles from './home-login-room.module.css';

const inputs = [0, 1, 2, 3, 4, 5];
/** Buttons of a row lie closer together the further away they are. */
const rows = [
  { y: 468, half: 92, width: 26, height: 12 },
  { y: 488, half: 100, width: 28, height: 14 },
];
const buttons = rows.flatMap(({ y, half, width, height }, row) =>
  inputs.map((index) => ({
    key: `${row}-${index}`,
    d: `M${360 - half + (index * 2 * half) / 6} ${y}h${width}v${height}h-${width}Z`,
    fill: index === 4 ? '#FF8A5C' : ['#2A9490', '#7FE3D4'][row],
  })),
);

function Switcher() {
  return (
    <>
      <path d="M252 458h216l26 56H226Z" fill="#10242B" />
      <path d="M226 514h268v8H226Z" fill="#021013" />
      {buttons.map(({ key, d, fill }) => (
        <path key={key} d={d} fill={fill} />
      ))}
    </>
  );
}

/** A radio beside the run sheet, a headset, a cup that still steams. */
function Things() {
  return (
    <>
      <path d="M104 506l20-46h88l4 46Z" fill="#F7FBFB" />
      <path d="M130 472h64M128 482h74M126 492h50" stroke="#8FB5B1" strokeWidth="4" />
      <path d="M124 482h50" stroke="#C73E16" strokeWidth="4" />
      <path d="M56 452h6v-30h6v30h20v64H56Z" fill="#10242B" />
      <path d="M62 460h20v12H62Z" fill="#7FE3D4" />
      <path d="M62 482h20M62 490h20M62 498h20" stroke="#3E9F98" strokeWidth="3" />
      <path d="M532 500q-4-66 34-66t34 66" fill="none" stroke="#A9C9C6" strokeWidth="8" />
      <path d="M520 484h22v30h-22ZM590 484h22v30h-22Z" fill="#2A9490" />
      <path d="M524 512q0 14 26 12" fill="none" stroke="#A9C9C6" strokeWidth="4" />
      <path d="M640 474h36v32q0 10-10 10h-16q-10 0-10-10Z" fill="#F7FBFB" />
      <path d="M676 482q14 0 12 12-2 10-12 10" fill="none" stroke="#F7FBFB" strokeWidth="5" />
      <path
        d="M650 466q-8-10 0-18t0-18M666 466q-8-10 0-18t0-18"
        fill="none"
        stroke="#A9C9C6"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** Empty, with the pass of who sits in it. */
function Chair() {
  return (
    <>
      <ellipse cx="360" cy="712" rx="150" ry="20" fill="#021013" opacity=".5" />
      <path d="M350 650h20v54h-20Z" fill="#10242B" />
      <path d="M246 612h34v60h160v-60h34v42q0 34-34 34H280q-34 0-34-34Z" fill="#10242B" />
      <path d="M268 560q0-26 26-26h132q26 0 26 26l-10 98q-2 16-18 16H296q-16 0-18-16Z" fill="#0B6E6E" />
      <path d="M284 562q0-14 14-14h124q14 0 14 14l-8 84q-2 12-14 12H306q-12 0-14-12Z" fill="#2A9490" />
      <g className={styles.pass}>
        <path d="M404 534l-6 64 24-4 6-60" fill="none" stroke="#D9502A" strokeWidth="5" />
        <path d="M386 596h44v56h-44Z" fill="#F7FBFB" />
        <circle cx="408" cy="616" r="9" fill="none" stroke="#0B6E6E" strokeWidth="4" />
        <path d="M396 636h24M400 644h16" stroke="#A9C9C6" strokeWidth="4" />
      </g>
    </>
  );
}

/** The desk before the wall, and the place at it. */
export function LoginDesk() {
  return (
    <>
      <path d="M0 540h720v180H0Z" fill="#042A2E" />
      <path d="M0 540L300 720H0Z" fill="#0A4247" />
      <path d="M0 448h720v82H0Z" fill="#17565A" />
      <path d="M0 530h720v22H0Z" fill="#0A3A3F" />
      <Things />
      <Switcher />
      <Chair />
    </>
  );
}
