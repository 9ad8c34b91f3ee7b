import { QrModules } from '@site/shared/ui/qr-modules';
import { type LiveRoom, launchRoom } from '@site/drawings/stages/live-room';
import type { Drawing } from '@site/shared/ui/drawing';
import { deep, quiet } from '@site/drawings/stages/stage-colours';
import { Card, Chip, chipWidth, Face, ink, Shadows } from './drawn-cards';
import { LaunchPhone } from './launch-phone';

const rowHeight = 44;

function Row({ name, tag, tone, value }: NonNullable<LiveRoom['list']>['rows'][number]) {
  return (
    <>
      <Face x={83} y={140} radius={14} name={name} size={14} />
      <text x="107" y="145.5" fill={ink}>
        {name}
      </text>
      <Chip x={241 - chipWidth(tag)} y={130} text={tag} {...(tone && { tone })} />
      <text x="295" y="145.5" fill={quiet} textAnchor="end">
        {value}
      </text>
    </>
  );
}

function List({ list: { name, count, rows, note } }: { list: NonNullable<LiveRoom['list']> }) {
  return (
    <g fontSize="14">
      <Card x={50} y={72} width={264} height={319.5} />
      <text x="69" y="105" fontWeight="600" fill={ink}>
        {name}
      </text>
      <text x="295" y="104.8" fontSize="13" fill={quiet} textAnchor="end">
        {count}
      </text>
      <rect x="59.5" y="118.5" width="245" height="43" rx="7.5" fill="#F2FAF9" stroke="#BFE0DC" />
      {rows.map((row, index) => (
        <g key={row.name} transform={`translate(0 ${index * rowHeight})`}>
          <Row {...row} />
        </g>
      ))}
      <path d="M69 346.5H295" stroke="#D9E5E5" />
      <text x="69" y="372" fontSize="13" fill={quiet}>
        {note}
      </text>
    </g>
  );
}

type CodeProps = { code: NonNullable<LiveRoom['code']>; x: number; y: number; width: number; padding: number };

function Code({ code, x, y, width, padding }: CodeProps) {
  const size = width - 2 * padding;
  const middle = x + width / 2;
  const foot = y + padding + size;
  return (
    <g fontSize="12" textAnchor="middle">
      <Card x={x} y={y} width={width} height={size + 2 * padding + 43.5} floats />
      <svg
        x={x + padding}
        y={y + padding}
        width={size}
        height={size}
        viewBox="-2 -2 25 25"
        textAnchor="start"
        shapeRendering="crispEdges"
      >
        <QrModules ink={deep} />
      </svg>
      <text x={middle} y={foot + 21} fontSize="13" fontWeight="600" fill={ink}>
        {code.name}
      </text>
      <text x={middle} y={foot + 39.5} fill={quiet}>
        {code.text}
      </text>
    </g>
  );
}

function Wide() {
  const { list, code } = launchRoom;
  return (
    <>
      <Shadows />
      {list && <List list={list} />}
      <LaunchPhone room={launchRoom} x={350} y={40} />
      {code && <Code code={code} x={574} y={150} width={132} padding={17} />}
    </>
  );
}

function Tall() {
  const { code } = launchRoom;
  return (
    <>
      <Shadows />
      <LaunchPhone room={launchRoom} x={37} y={32} />
      {code && <Code code={code} x={221} y={104} width={100} padding={11} />}
    </>
  );
}

/** The live room of a launch as `LiveRoomStage` shows it, for a place behind a tab. */
export const launchRoomDrawings = {
  launchRoomWide: { width: 756, height: 488, Draw: Wide },
  launchRoomTall: { width: 358, height: 488, Draw: Tall },
} satisfies Record<string, Drawing>;
