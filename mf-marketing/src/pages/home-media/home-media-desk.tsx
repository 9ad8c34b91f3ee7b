import type { Drawing } from '@site/shared/ui/drawing';

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => `M${x} ${y + index * 7}h${width}`).join('');

/** The front page: its masthead, a picture of a switcher, a curve, and columns of text. */
function FrontPage() {
  return (
    <g transform="rotate(-7 150 130)">
      <path d="M70 34h172v204H70Z" fill="#B9CFCB" />
      <path d="M64 28h172v204H64Z" fill="#FBFAF6" />
      <path d="M78 44h96v11H78Z" fill="#10242B" />
      <path d="M190 46h32M190 53h24" stroke="#A8B7B5" strokeWidth="3" />
      <path d="M78 64h144" stroke="#10242B" strokeWidth="1.5" />
      <path d="M78 74h88v60H78Z" fill="#08232A" />
      <path d="M84 80h50v32H84Z" fill="#2FB8A8" stroke="#E5484D" strokeWidth="2" />
      <path d="M84 106l14-13 11 9 12-14 13 16v2H84Z" fill="#0B6E6E" />
      <path d="M140 80h20v14h-20ZM140 98h20v14h-20Z" fill="#A5D0CB" />
      <path d="M84 120h14m4 0h14m4 0h14" stroke="#7FE3D4" strokeWidth="5" />
      <g fill="none" stroke="#A8B7B5" strokeWidth="2.5">
        <path d={lines(176, 78, [46, 46, 40, 46, 44, 46, 30])} />
        <path d={lines(78, 146, [40, 42, 38, 42, 36, 42, 40, 22])} />
        <path d={lines(127, 146, [42, 40, 42, 38, 42, 42, 36, 30])} />
      </g>
      <path d="M176 136h46v56h-46Z" fill="#F2EEE8" />
      <path d="M176 180c12-2 14-26 24-28s12 12 22 6v34h-46Z" fill="#F3B9A4" />
      <path d="M176 180c12-2 14-26 24-28s12 12 22 6" fill="none" stroke="#C73E16" strokeWidth="2.5" />
      <path d="M78 212h144" stroke="#D9E5E5" strokeWidth="2" />
    </g>
  );
}

/** A pen on a notebook, a recorder that runs, a cup. */
function Tools() {
  return (
    <>
      <path d="M252 128h78v96h-78Z" fill="#0B6E6E" />
      <path d="M262 128v96" stroke="#7FE3D4" strokeWidth="2" strokeDasharray="3 5" />
      <path d="M274 146h44M274 158h44M274 170h30" stroke="#7FBDB6" strokeWidth="2.5" />
      <path d="M286 206L334 150" stroke="#F6E9CF" strokeWidth="6" strokeLinecap="round" />
      <path d="M286 206l-6 8 9-4Z" fill="#10242B" />
      <rect x="18" y="150" width="34" height="70" rx="8" fill="#10242B" />
      <path d="M24 160h22v18H24Z" fill="#7FE3D4" />
      <path d="M27 169h3v-4h3v8h3v-10h3v7h3" fill="none" stroke="#06363A" strokeWidth="1.5" />
      <circle cx="35" cy="198" r="8" fill="#E5484D" />
      <circle cx="300" cy="70" r="34" fill="#FBFAF6" />
      <circle cx="300" cy="70" r="24" fill="#8A5A3C" />
      <path d="M330 58a14 14 0 0 1 6 24" fill="none" stroke="#FBFAF6" strokeWidth="7" />
      <path d="M290 62c6-5 12 5 18 0" fill="none" stroke="#C99B78" strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}

function PressDesk() {
  return (
    <>
      <path d="M0 0H360V200H0Z" fill="#D5E8E5" />
      <path d="M0 0H360V200H300L0 60Z" fill="#DDEEEB" />
      <g transform="translate(24 0) scale(.86)">
        <FrontPage />
        <Tools />
      </g>
    </>
  );
}

/** What lies on a reporter's desk on the day that the report appears. */
export const pressDesk: Drawing = { width: 360, height: 200, Draw: PressDesk };
