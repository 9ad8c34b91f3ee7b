import type { Drawing } from '@site/shared/ui/drawing';

const ink = '#4A5F66';
const red = '#C73E16';

/** A page of a pupil's: what was written, and what the teacher struck out, moved and praised. */
function Page() {
  return (
    <g transform="rotate(-3 150 145)">
      <path d="M32 18h236v264H32z" fill="#052B2F" opacity=".5" transform="translate(6 8)" />
      <path d="M32 12h236v264H32z" fill="#FFFBF0" />
      <path d="M72 12v264" stroke="#F3C4B2" />
      <path
        d="M32 66h236M32 96h236M32 126h236M32 156h236M32 186h236M32 216h236M32 246h236"
        stroke="#E4DCC8"
        strokeWidth="1.5"
      />
      <text x="84" y="46" fontSize="17" fontWeight="600" fill="#10242B">
        外婆的灶台
      </text>
      <path
        d="M108 84h132M84 114h48m14 0h94M84 144h96m14 0h50M84 174h70M84 204h136M84 234h54m16 0h66"
        stroke={ink}
        strokeWidth="7"
        opacity=".62"
      />
    </g>
  );
}

/** Struck words, a sentence that moves to the end, a mark in the margin. */
function Corrections() {
  return (
    <g transform="rotate(-3 150 145)" fill="none" stroke={red} strokeWidth="2.5" strokeLinecap="round">
      <path d="m144 117 98-6M82 147l100-6" />
      <path d="M82 194q-2 18 10 18h118q16 0 16-14M224 194l3-8 6 6" />
      <path d="M150 242q36 8 74 0" />
      <circle cx="52" cy="204" r="13" />
      <path d="m46 204 5 5 8-9" />
      <path d="M52 126v36m-5-5 5 5 5-5" />
    </g>
  );
}

/** What the teacher wrote beside it, and the pencil. */
function Notes() {
  return (
    <>
      <g fill={red} fontSize="14" fontWeight="600" transform="rotate(-3 150 145)">
        <text x="186" y="177">
          这里落脚
        </text>
        <text x="150" y="263" fontSize="13">
          好，再短些
        </text>
      </g>
      <g transform="rotate(18 262 236)">
        <path d="M255 172h14v84l-7 16-7-16z" fill="#F0B35B" />
        <path d="M255 172h14v-9q0-5-7-5t-7 5z" fill={red} />
        <path d="m255 256 7 16 7-16z" fill="#F6D9A8" />
        <path d="m259.5 266 2.5 6 2.5-6z" fill="#10242B" />
      </g>
    </>
  );
}

function Draft() {
  return (
    <>
      <Page />
      <Corrections />
      <Notes />
    </>
  );
}

export const draftDrawing: Drawing = { width: 300, height: 290, Draw: Draft };
