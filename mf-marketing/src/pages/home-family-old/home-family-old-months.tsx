import type { Drawing } from '@site/shared/ui/drawing';

/** One thing for each part of childhood: bottle, bowl, shoe, blocks, book. */
const things = [
  <path key="bottle" d="M-9-14h18v34q0 6-6 6h-6q-6 0-6-6ZM-6-24h12v8h-12ZM-3-31h6v7h-6Z" fill="#0B6E6E" />,
  <path key="bowl" d="M-22-4h44q-2 24-22 24t-22-24ZM4-8l16-20 5 4-13 16Z" fill="#D9502A" />,
  <path key="shoe" d="M-20-16h14q4 14 22 16 8 2 8 12h-44ZM-20 15h44v6h-44Z" fill="#2A9490" />,
  <path key="blocks" d="M-22 2h20v20h-20ZM2 2h20v20h-20ZM-10-22h20v20h-20Z" fill="#E0A23C" />,
  <path key="book" d="M-26-14q14-6 26 2 12-8 26-2v32q-14-6-26 2-12-8-26-2Z" fill="#0B6E6E" />,
];

function MonthLine() {
  return (
    <>
      <path d="M0 0h360v220H0Z" fill="#E7F3F1" />
      <path d="M0 168h360v52H0Z" fill="#D3E8E4" />
      <path d="M36 168V92M108 168V80M180 168V68M252 168V58M324 168V50" stroke="#A9CFC9" strokeWidth="3" />
      <path d="M0 168h360" stroke="#0B6E6E" strokeWidth="4" />
      {things.map((thing, index) => (
        <g key={thing.key} transform={`translate(${36 + index * 72} 0)`}>
          <g transform={`translate(0 ${84 - index * 10})`}>
            <circle r="32" fill="#fff" />
            <g transform="scale(.82)">{thing}</g>
          </g>
          <circle cy="168" r="8" fill={index === 1 ? '#C73E16' : '#0B6E6E'} stroke="#fff" strokeWidth="3" />
          <path d="M-20 190h40" stroke="#7FB0A9" strokeWidth="6" strokeLinecap="round" />
          <path d="M-12 203h24" stroke="#A9CFC9" strokeWidth="5" strokeLinecap="round" />
        </g>
      ))}
      <path d="M108 168h46" stroke="#C73E16" strokeWidth="4" />
      <path d="M154 156v-10q0-10 10-10t10 10v10l4 5h-28ZM160 164a4 4 0 0 0 8 0Z" fill="#C73E16" />
    </>
  );
}

/** The months of a child on one line, and the bell between two of them. */
export const monthLineScene: Drawing = { width: 360, height: 220, Draw: MonthLine };
