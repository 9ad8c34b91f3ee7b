type PillProps = { x: number; y: number; width: number; text: string; live?: boolean };

/** A dark label on a picture; with the live dot while on air. */
export function Pill({ x, y, width, text, live = false }: PillProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height="24" rx="12" fill="#06292D" opacity=".88" />
      {live && <circle cx="14" cy="12" r="4" fill="#E5484D" />}
      <text
        x={live ? 24 : width / 2}
        y="16.5"
        fontSize="13"
        fill="#fff"
        fontWeight={live ? 700 : undefined}
        textAnchor={live ? undefined : 'middle'}
      >
        {text}
      </text>
    </g>
  );
}
