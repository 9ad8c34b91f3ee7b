import type { Drawing } from '@site/shared/ui/drawing';

const coats = ['#0B6E6E', '#C73E16', '#24454C'];
const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => `M${x} ${y + index * 9}h${width}`).join('');

/** One of the three who were asked, in the frame of the report, and the first lines of the answer. */
function Answer({ index }: { index: number }) {
  return (
    <g transform={`translate(${index * 66} 0)`}>
      <path d="M0 0h56v44H0Z" fill="#D9E9E6" />
      <path d="M8 44a20 18 0 0 1 40 0Z" fill={coats[index]} />
      <circle cx="28" cy="18" r="10" fill="#F0C9AE" />
      <path d="M17 18a11 11 0 0 1 22 0q-6-5-11-5t-11 5Z" fill="#10242B" />
      <path d={lines(0, 56, [56, 50, 56, 30])} fill="none" stroke="#A8B7B5" strokeWidth="3" />
    </g>
  );
}

function Clipping() {
  return (
    <>
      <path d="M0 0H360V200H0Z" fill="#E4DCD0" />
      <path d="M0 0H360V200H260L0 48Z" fill="#ECE5DA" />
      <g transform="rotate(-4 180 100)">
        <path d="M42 18h216l6 9-7 9 8 10-6 9 7 11-8 9 6 10-7 10 8 9-7 10 6 10-8 10 7 9-6 10 5 9H42Z" fill="#CFC4B4" />
        <path d="M36 12h216l6 9-7 9 8 10-6 9 7 11-8 9 6 10-7 10 8 9-7 10 6 10-8 10 7 9-6 10 5 9H36Z" fill="#FBFAF6" />
        <path d="M50 28h128v12H50ZM50 46h84v12H50Z" fill="#10242B" />
        <path d="M50 68h188" stroke="#10242B" strokeWidth="1.5" />
        <g transform="translate(50 80)">
          <Answer index={0} />
          <Answer index={1} />
          <Answer index={2} />
        </g>
        <path d="M114 142h62" stroke="#F4B740" strokeWidth="12" opacity=".55" />
      </g>
      <path d="M300 34v120l10 18 10-18V34Z" fill="#0B6E6E" />
      <path d="M300 34q10-14 20 0ZM306 164l4 8 4-8Z" fill="#06363A" />
      <path d="M300 58h20" stroke="#7FE3D4" strokeWidth="4" />
    </>
  );
}

/** The newest report, cut out of its paper: three people who were asked, and a sentence that somebody marked. */
export const clipping: Drawing = { width: 360, height: 200, Draw: Clipping };
