import { ink } from './drawn-cards';
import { type PlotBox, ReportCurve } from './report-curve';
import type { Drawing } from '@site/shared/ui/drawing';
import type { ShowReport } from '@site/drawings/stages/show-report';
import { brand, quiet } from '@site/drawings/stages/stage-colours';

type Point = { x: number; y: number };

/** Where the parts of a report stand; points of text are where their first line begins. */
type Plan = {
  width: number;
  height: number;
  /** From the edges to what is in it, and its name. */
  edge: number;
  name: number;
  /** Of each figure, and how large its number is. */
  figures: readonly Point[];
  size: number;
  /** Lines around the figures. */
  lines: string;
  curve: Point;
  plot: PlotBox;
  ranking: Point;
  /** Of a row of the ranking: its height, and from its beginning to its note and its bar. */
  row: { height: number; note: number; bar: number; barWidth: number; first: number };
  rest: number;
};

const wide: Plan = {
  width: 754,
  height: 450,
  edge: 32,
  name: 47,
  figures: [32, 229.5, 402, 574.5].map((x) => ({ x, y: 100 })),
  size: 31,
  lines: 'M32 68.5H722M32 161.5H722M205 69V161M377.5 69V161M550 69V161',
  curve: { x: 32, y: 201.8 },
  plot: { x: 68, y: 218.8, width: 309.8, height: 168 },
  ranking: { x: 433.8, y: 201.8 },
  row: { height: 36, note: 108, bar: 158, barWidth: 80.2, first: 241.8 },
  rest: 421.8,
};

const tall: Plan = {
  width: 356,
  height: 543,
  edge: 16,
  name: 35,
  figures: [
    { x: 16, y: 71 },
    { x: 178, y: 71 },
    { x: 16, y: 127.5 },
    { x: 178, y: 127.5 },
  ],
  size: 20,
  lines: 'M16 50.5H340M16 107H340M16 163.5H340',
  curve: { x: 16, y: 190 },
  plot: { x: 52, y: 215, width: 288, height: 92 },
  ranking: { x: 16, y: 355 },
  row: { height: 27, note: 108, bar: 158, barWidth: 116, first: 386.5 },
  rest: 526,
};

type Part = { report: ShowReport; plan: Plan };

function Head({ report: { name }, plan: { edge, name: baseline } }: Part) {
  return (
    <text x={edge} y={baseline} fontSize="16" fontWeight="600">
      {name}
    </text>
  );
}

function Figures({ report: { figures }, plan }: Part) {
  return (
    <>
      <path d={plan.lines} stroke="#D9E5E5" />
      {figures.map(({ name, value, unit }, index) => {
        const { x = 0, y = 0 } = plan.figures[index] ?? {};
        return (
          <g key={name} fontSize="13" fill={quiet}>
            <text x={x} y={y}>
              {name}
            </text>
            <text x={x} y={y + plan.size * 1.15 + 2}>
              <tspan fontSize={plan.size} fontWeight="600" letterSpacing={-plan.size / 100} fill={ink}>
                {value}
              </tspan>
              <tspan dx={unit === '%' ? 4 : 4 + plan.size / 8}>{unit}</tspan>
            </text>
          </g>
        );
      })}
    </>
  );
}

function Ranking({ report: { ranking }, plan: { ranking: place, row, rest, width, edge } }: Part) {
  const { x } = place;
  const end = width - edge;
  return (
    <g fontSize="14">
      {ranking.rows.map(({ name, note, value, share }, index) => (
        <g key={name} transform={`translate(${x} ${row.first + index * row.height})`}>
          <text fill={quiet}>{index + 1}</text>
          <text x="22">{name}</text>
          <text x={row.note} y="-.5" fontSize="12" fill={quiet}>
            {note}
          </text>
          <rect x={row.bar} y="-9.5" width={row.barWidth} height="8" rx="4" fill="#EDF5F4" />
          <rect x={row.bar} y="-9.5" width={(row.barWidth * share) / 100} height="8" rx="4" fill={brand} />
          <text x={end - x} fontWeight="600" textAnchor="end">
            {value}
          </text>
          <path d={`M0 ${row.height / 2 - 5}H${end - x}`} stroke="#EEF3F3" />
        </g>
      ))}
      <g fontSize="13" fill={quiet}>
        <text x={x} y={rest}>
          {ranking.rest.name}
        </text>
        <text x={end} y={rest} textAnchor="end">
          {ranking.rest.value}
        </text>
      </g>
    </g>
  );
}

function Report({ report, plan }: Part) {
  const { curve, ranking } = report;
  return (
    <g fill={ink}>
      <Head report={report} plan={plan} />
      <Figures report={report} plan={plan} />
      <g fontSize="14" fontWeight="600">
        <text {...plan.curve}>{curve.name}</text>
        <text {...plan.ranking}>{ranking.name}</text>
      </g>
      <ReportCurve curve={curve} box={plan.plot} />
      <Ranking report={report} plan={plan} />
    </g>
  );
}

/** What `DashboardStage` shows as drawings, for places behind a tab. */
export function reportDrawings(report: ShowReport) {
  const drawn = (plan: Plan): Drawing => ({
    width: plan.width,
    height: plan.height,
    Draw: () => <Report report={report} plan={plan} />,
  });
  return { reportWide: drawn(wide), reportTall: drawn(tall) };
}
